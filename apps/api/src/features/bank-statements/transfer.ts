/** An incoming transfer, whatever file it came from. */
export interface IncomingTransfer {
  /** What makes it the same transfer in another file. */
  ref: string;
  amountCents: number;
  /** yyyy-mm-dd */
  bookedOn: string | null;
  /** Who paid, as the bank writes it. */
  name: string;
  message: string;
}

const MOST_CENTS = 2_000_000_000;

/**
 * Euros as banks write them, in cents: '24', '24,00', '+24.00', '1.234,56', '1,234.56', '24,00 EUR'.
 * @returns null for anything else
 */
export function parseAmount(text: string): number | null {
  const plain = text.replace(/EUR|€/i, "").replaceAll(/[\s\u00a0']/g, "");
  const match = /^([+-]?)(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  const [, sign = "", whole = "", fraction = ""] = match;
  const cents = Number(whole.replaceAll(/[.,]/g, "")) * 100 + Number(fraction.padEnd(2, "0"));
  if (cents > MOST_CENTS) return null;
  return sign === "-" ? -cents : cents;
}
