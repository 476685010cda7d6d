import { APOSTROPHES } from "#words/latin-text.ts";
import { seenText } from "#words/typed-text.ts";

export const storedLabel = seenText;

/** Cyrillic and Greek letters that look like Latin ones. */
const DRAWN_AS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ["АВЕЅІЈКМНОРСТУХ", "ABESIJKMHOPCTYX"],
      ["аеорсухіјѕ", "aeopcyxijs"],
      ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"],
      ["ονϲ", "ovc"],
      [APOSTROPHES, "'".repeat(APOSTROPHES.length)],
      ["‐‑‒–—―−", "-------"],
    ] as const
  ).flatMap(([those, these]) => Array.from(those, (letter, index) => [letter, these.charAt(index)] as const)),
);

/** Labels that are read as they are written: most seats'. */
const PLAIN = /^[A-Za-z0-9]*$/;

/** Returns a key that is equal for labels that look the same on a ticket, or sound the same when read out. */
export function looksOf(label: string): string {
  if (PLAIN.test(label)) return label.toLowerCase();
  return Array.from(storedLabel(label), (letter) => DRAWN_AS[letter] ?? letter)
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
