import { APOSTROPHES } from "../apostrophes.ts";
import { seenText } from "../typed-text.ts";

/** As a text of a plan is stored, however it was typed or pasted: composed, with one kind of space, and all visible. */
export const storedLabel = seenText;

/** Capitals and small letters of Cyrillic and Greek that are drawn as Latin ones are. */
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

/** The same for two labels that nobody can tell apart on a ticket or read out differently. */
export function looksOf(label: string): string {
  return Array.from(storedLabel(label), (letter) => DRAWN_AS[letter] ?? letter)
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
