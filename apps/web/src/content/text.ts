/**
 * Placeholders: {society} {email} {venue} {address} {holdMinutes} {paymentDays} {doorsOpen} {payWithinDays}
 * {transferDays}
 */
export interface TextSection {
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
}
