import { createHash } from "node:crypto";

/** What a file says of an incoming transfer. */
export interface TransferFacts {
  /** The account that it came in on, where the file says so. */
  account: string;
  /** The bank's reference; some banks give one and the same to every transfer. */
  bankRef: string;
  amountCents: number;
  /** yyyy-mm-dd */
  bookedOn: string | null;
  /** Who paid, as the bank writes it. */
  name: string;
  message: string;
}

export interface IncomingTransfer extends TransferFacts {
  /** What makes it the same transfer in another file. */
  ref: string;
}

/**
 * Gives each transfer what it is known by. Two that are alike in everything are two transfers; the same two in another
 * file are the same two.
 */
export function identify(transfers: readonly TransferFacts[]): IncomingTransfer[] {
  const seen = new Map<string, number>();
  return transfers.map((facts) => {
    const { account, bankRef, bookedOn, amountCents, name, message } = facts;
    const identity = JSON.stringify([account, bankRef, bookedOn, amountCents, name, message]);
    const nth = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, nth);
    return { ...facts, ref: createHash("sha256").update(`${identity}${nth}`).digest("base64url") };
  });
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
