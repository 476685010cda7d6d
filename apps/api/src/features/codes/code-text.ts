/** No two that look alike (0 O, 1 I L, 2 Z, 5 S, 8 B, 6 G, U V) or sound alike in Dutch (M N, P T D), and no vowels. */
const ALPHABET = "23456789CFHJKMPRWXY";
/** 19 characters to the power of 12: 50.9 bits, far beyond guessing at the pace that the rate limits allow. */
const LENGTH = 12;
const GROUP = 4;

/** A new code in the form in which codes are stored. @param random a whole number from 0 up to, not including, `below` */
export function drawCode(random: (below: number) => number): string {
  return Array.from({ length: LENGTH }, () => ALPHABET.charAt(random(ALPHABET.length))).join("");
}

/** The stored form of what somebody typed: capitals, without spaces, dashes of any kind and control characters. */
export function canonicalCode(typed: string): string {
  return typed.replaceAll(/[\s\p{Dash_Punctuation}\p{Control}]/gu, "").toUpperCase();
}

/** For people: `K7M4-P9WX-3HRC`. */
export function displayCode(canonical: string): string {
  return canonical.match(new RegExp(`.{1,${GROUP}}`, "g"))?.join("-") ?? canonical;
}
