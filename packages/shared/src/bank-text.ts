import { withoutMarks } from "./latin-text.ts";

/** Characters of a name in a transfer. */
export const MAX_BANK_NAME = 70;

const inLatin = (text: string): string => withoutMarks(text).replaceAll("&", "+");

/**
 * In the letters that every bank takes: accents go, and what is left of other signs becomes a space.
 *
 * @returns empty when nothing is left
 */
export function bankText(text: string, max: number): string {
  const plain = inLatin(text)
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, " ")
    .replaceAll(/\s+/g, " ");
  // Banks refuse a text that begins or ends with a slash, or has two of them side by side.
  const tidy = plain.replaceAll(/\/{2,}/g, "/").replaceAll(/^[\s/]+/g, "");
  const short = tidy.slice(0, max).replaceAll(/[\s/]+$/g, "");
  // A name of signs alone is none.
  return /[A-Za-z0-9]/.test(short) ? short : "";
}

/** Whether a bank can compare the name with an account number: no letter of it is lost. */
export function isBankName(name: string): boolean {
  const letters = inLatin(name).match(/\p{L}/gu) ?? [];
  return letters.every((letter) => /[A-Za-z]/.test(letter)) && bankText(name, MAX_BANK_NAME) !== "";
}
