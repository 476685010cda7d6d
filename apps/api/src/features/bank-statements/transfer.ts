export interface TransferFacts {
  /** The receiving account, where the file names it. */
  account: string;
  /** The bank's reference in this format; some banks give one and the same to every transfer. */
  bankRef: string;
  amountCents: number;
  bookedOn: string | null;
  name: string;
  message: string;
}

export const MOST_CENTS = 2_000_000_000;

/** What some banks write instead of a reference. */
const NO_REFERENCE = /^(non-?ref|not ?provided|[-0]*)$/i;
export const isReference = (bankRef: string): boolean => !NO_REFERENCE.test(bankRef);

/** Cents of '24', '24,00', '+24.00', '1.234,56', '1,234.56' or '24,00 EUR'; null for anything else. */
export function parseAmount(text: string): number | null {
  const plain = text.replace(/EUR|€/i, "").replaceAll(/[\s\u00a0']/g, "");
  const match = /^([+-]?)(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  const [, sign = "", whole = "", fraction = ""] = match;
  const cents = Number(whole.replaceAll(/[.,]/g, "")) * 100 + Number(fraction.padEnd(2, "0"));
  if (cents > MOST_CENTS) return null;
  return sign === "-" ? -cents : cents;
}
