/**
 * The shape of the society's texts. Within any text these words are filled in with what the server is set up with:
 * {society} {email} {venue} {address} {holdMinutes} {paymentDays} {payWithinDays} {transferDays}
 */
export interface TextSection {
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
}
