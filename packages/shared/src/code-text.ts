import { visibleText } from "./typed-text.ts";

/** Leaves out vowels and what looks (0 O, 1 I L, 2 Z, 5 S, 8 B) or sounds alike in Dutch (M N, P T D). */
const ALPHABET = "23456789CFHJKMPRWXY";
/** 19^12 is 50.9 bits: beyond guessing within the rate limits. */
const LENGTH = 12;
/** 19^16 is 67.9 bits: whoever has it has the money. */
export const VOUCHER_LENGTH = 16;
const GROUP = 4;

/** @param random a whole number from 0 up to, not including, `below` */
export function drawCode(random: (below: number) => number, length = LENGTH): string {
  return Array.from({ length }, () => ALPHABET.charAt(random(ALPHABET.length))).join("");
}

/** As it is stored and compared, however it was typed or copied: a code of any kind that people type. */
export function canonicalCode(typed: string): string {
  return visibleText(typed)
    .replaceAll(/[\s\p{Dash_Punctuation}\u2212\p{Control}]/gu, "")
    .toUpperCase();
}

/** By its length: the two kinds are drawn so that none of the one is ever of the other. */
export const isTicketCode = (typed: string): boolean => canonicalCode(typed).length === LENGTH;

export const isVoucherCode = (typed: string): boolean => canonicalCode(typed).length === VOUCHER_LENGTH;

export function displayCode(canonical: string): string {
  return canonical.match(new RegExp(`.{1,${GROUP}}`, "g"))?.join("-") ?? canonical;
}

/** '•••• 3HRC': enough to tell vouchers apart, and too little to spend one. */
export const maskedCode = (typed: string): string => `•••• ${canonicalCode(typed).slice(-GROUP)}`;
