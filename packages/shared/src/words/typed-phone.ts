import { visibleText } from "./typed-text.ts";

/** Country code of the society: numbers without a country code are dialled from there. */
const COUNTRY = "32";
/** Countries near Belgium drop the leading 0 after their country code; others, such as Italy, keep it. */
const TRUNK_ZERO = /^\+(3[1-3]|4[49])0+/;

/** '+32470123456' with a country code, '0470123456' without one; what is no number, `isPhone` refuses. */
export function storedPhone(typed: string): string {
  const text = visibleText(typed).normalize("NFKC").replace(/^tel:/i, "");
  const isAbroad = /^[\s(]*(?:\+|00)/.test(text);
  const marks = /[\s\p{Pd}\u2212·•./()]/gu;
  // '+32 (0)470': the 0 in brackets is not dialled after a country.
  const plain = (isAbroad ? text.replace(/\(\s*0\s*\)/, "") : text).replaceAll(marks, "");
  return plain.replace(/^00(?=\d)/, "+").replace(TRUNK_ZERO, "+$1");
}

/** Whether a number has 6 to 15 digits. @param stored result of `storedPhone` */
export const isPhone = (stored: string): boolean => /^(?:\+[1-9]\d{5,14}|\d{6,15})$/.test(stored);

/** A stored number in digits alone, as it is dialled from the society's country: '0470123456', '0031612345678'. */
export function dialledDigits(stored: string): string {
  return stored.replace(new RegExp(`^\\+${COUNTRY}`), "0").replace("+", "00");
}

/** Digits of a partly typed number, for a field that accepts only digits: '+' becomes 00. */
export function digitsWhileTyped(typed: string): string {
  const text = visibleText(typed).normalize("NFKC");
  const isAbroad = /^\D*\+/.test(text);
  const digits = (isAbroad ? text.replace(/\(\s*0\s*\)/, "") : text).replaceAll(/\D/g, "");
  return isAbroad ? `00${digits}` : digits;
}

export const phoneLink = (written: string): string => `tel:${storedPhone(written)}`;

/** '470123456' for '0470/12.34.56' and for '+32 470 …'. @returns null for text that is no complete number */
export function phoneDigits(typed: string): string | null {
  const stored = storedPhone(typed);
  return isPhone(stored) ? dialledDigits(stored).replace(/^0+/, "") : null;
}
