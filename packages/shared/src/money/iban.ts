import { visibleText } from "#words/typed-text.ts";

/** Maximum length of a typed or pasted account number, with spaces, dashes and 'IBAN' before it. */
export const MAX_TYPED_IBAN = 80;

/** Converts a typed IBAN to its electronic form, 'BE68539007547034', without validating it. */
export function storedIban(typed: string): string {
  return visibleText(typed)
    .normalize("NFKC")
    .toUpperCase()
    .replace(/^IBAN(?![A-Z])/, "")
    .replaceAll(/[\s\p{Pd}._/:]/gu, "");
}

export const groupedIban = (stored: string): string => storedIban(stored).replaceAll(/(.{4})(?=.)/g, "$1 ");

export type IbanFault = "IBAN_WRONG" | "IBAN_ASKED" | "IBAN_ALONE";

/** @param stored in its electronic form */
export function ibanFault(stored: string): IbanFault {
  if (/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(stored) && stored.length <= 34) return "IBAN_WRONG";
  return /[A-Z]{2}\d{2}[A-Z0-9]{11}/.test(stored) ? "IBAN_ALONE" : "IBAN_ASKED";
}
