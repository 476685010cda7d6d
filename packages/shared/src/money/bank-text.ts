import { withoutMarks } from "#words/latin-text.ts";

export const MAX_BANK_NAME = 70;

const inLatin = (text: string): string => withoutMarks(text).replaceAll("&", "+");

/** Drops accents and makes other signs spaces, as banks need. @returns empty when no letter or digit is left */
export function bankText(text: string, max: number): string {
  const plain = inLatin(text)
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, " ")
    .replaceAll(/\s+/g, " ");
  // Banks refuse a text that begins or ends with a slash, or has two of them side by side.
  const tidy = plain.replaceAll(/\/{2,}/g, "/").replaceAll(/^[\s/]+/g, "");
  const short = tidy.slice(0, max).replaceAll(/[\s/]+$/g, "");
  return /[A-Za-z0-9]/.test(short) ? short : "";
}

/** Whether a bank can compare the name with an account's: `bankText` loses no letter of it. */
export function isBankName(name: string): boolean {
  const letters = inLatin(name).match(/\p{L}/gu) ?? [];
  return letters.every((letter) => /[A-Za-z]/.test(letter)) && bankText(name, MAX_BANK_NAME) !== "";
}
