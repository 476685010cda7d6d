import { visibleText } from "./typed-text.ts";

/** The society's own country: a number without a country is called from there. */
const COUNTRY = "32";
/** Neighbours' plans have a 0 that is dialled within the country alone; Italy's, for one, stays. */
const TRUNK_ZERO = /^\+(3[1-3]|4[49])0+/;

/**
 * A telephone number as it is stored, however it was typed: '+32470123456' with a country, '0470123456' without one.
 * Text that is no number comes back as something that `isPhone` refuses.
 */
export function storedPhone(typed: string): string {
  const text = visibleText(typed).normalize("NFKC").replace(/^tel:/i, "");
  const isAbroad = /^[\s(]*(?:\+|00)/.test(text);
  const marks = /[\s\p{Pd}\u2212·•./()]/gu;
  // '+32 (0)470': the 0 in brackets is not dialled after a country.
  const plain = (isAbroad ? text.replace(/\(\s*0\s*\)/, "") : text).replaceAll(marks, "");
  return plain.replace(/^00(?=\d)/, "+").replace(TRUNK_ZERO, "+$1");
}

/** Whether a number has 6 to 15 digits. @param stored as `storedPhone` gives it */
export const isPhone = (stored: string): boolean => /^(?:\+[1-9]\d{5,14}|\d{6,15})$/.test(stored);

/** A stored number in digits alone, as it is dialled from the society's country: '0470123456', '0031612345678'. */
export function dialledDigits(stored: string): string {
  return stored.replace(new RegExp(`^\\+${COUNTRY}`), "0").replace("+", "00");
}

/** Digits of a number being typed, for a field that takes only digits: a '+' is dialled as 00. */
export function digitsWhileTyped(typed: string): string {
  const text = visibleText(typed).normalize("NFKC");
  const isAbroad = /^\D*\+/.test(text);
  const digits = (isAbroad ? text.replace(/\(\s*0\s*\)/, "") : text).replaceAll(/\D/g, "");
  return isAbroad ? `00${digits}` : digits;
}

/** The address of a link that calls it. @param written as somebody wrote it, or as it is stored */
export const phoneLink = (written: string): string => `tel:${storedPhone(written)}`;

/**
 * Digits that all ways to write one number share, for a search: '470123456' of '0470/12.34.56' and of '+32 470 …'.
 *
 * @returns null for what is no whole number
 */
export function phoneDigits(typed: string): string | null {
  const stored = storedPhone(typed);
  return isPhone(stored) ? dialledDigits(stored).replace(/^0+/, "") : null;
}
