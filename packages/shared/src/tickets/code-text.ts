import { visibleText } from "#words/typed-text.ts";

/** Without vowels; one of the signs that look alike (0 O, 1 I L, 2 Z, 5 S, 8 B) or sound alike (M N, P T D). */
const ALPHABET = "23456789CFHJKMPRWXY";
/** 19^12 is 50.9 bits: beyond guessing within the rate limits. */
const LENGTH = 12;
/** 19^16 is 67.9 bits, more than for a ticket code: a voucher's code alone spends its money. */
export const VOUCHER_LENGTH = 16;
const GROUP = 4;

/** @param random a whole number from 0 up to, not including, `below` */
export function drawCode(random: (below: number) => number, length = LENGTH): string {
  return Array.from({ length }, () => ALPHABET.charAt(random(ALPHABET.length))).join("");
}

/** Returns a typed or copied code in the form in which codes of all kinds are stored and compared. */
export function canonicalCode(typed: string): string {
  return visibleText(typed)
    .replaceAll(/[\s\p{Dash_Punctuation}\u2212\p{Control}]/gu, "")
    .toUpperCase();
}

/** Whether a code is a ticket code: its length distinguishes it from a voucher code. */
export const isTicketCode = (typed: string): boolean => canonicalCode(typed).length === LENGTH;

export const isVoucherCode = (typed: string): boolean => canonicalCode(typed).length === VOUCHER_LENGTH;

export function displayCode(canonical: string): string {
  return canonical.match(new RegExp(`.{1,${GROUP}}`, "g"))?.join("-") ?? canonical;
}

/** '•••• 3HRC': enough to tell vouchers apart, and too little to spend one. */
export const maskedCode = (typed: string): string => `•••• ${canonicalCode(typed).slice(-GROUP)}`;
