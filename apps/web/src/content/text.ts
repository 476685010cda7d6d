/**
 * The shape of the society's texts. These placeholders are filled in with the server's settings:
 * {society} {email} {venue} {address} {holdMinutes} {paymentDays} {payWithinDays} {transferDays}
 */
export interface TextSection {
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
}
