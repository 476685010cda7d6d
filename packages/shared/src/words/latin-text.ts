/**
 * Each sign that stands for an apostrophe in texts of phones, banks or romanisations; equals the list of the migration
 * 20270124-seen-names.ts (`folded`).
 */
export const APOSTROPHES =
  "'`\u00b4\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u02ca\u02cb\u02ee\u055a\u05f3" +
  "\u2018\u2019\u201a\u201b\u2032\u2035\ua78b\ua78c";

/** Letters without a Unicode decomposition, and signs that Latin texts write in several ways. */
export const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ẞ: "SS",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "Th",
  ł: "l",
  Ł: "L",
  ı: "i",
  ħ: "h",
  Ħ: "H",
  ŋ: "n",
  Ŋ: "N",
  ŧ: "t",
  Ŧ: "T",
  ə: "e",
  Ə: "E",
  ...Object.fromEntries(Array.from(APOSTROPHES, (sign) => [sign, "'"])),
  "–": "-",
  "—": "-",
  "‐": "-",
  "‒": "-",
  "―": "-",
  "−": "-",
  "…": "...",
};

const plainLetter = (letter: string): string => LETTERS[letter] ?? letter;

/** 'Éloïse Łuczak' becomes 'Eloise Luczak'. Letters without a Latin equivalent stay. */
export function withoutMarks(text: string): string {
  const apart = (letter: string): string => letter.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return Array.from(text, (letter) => LETTERS[letter] ?? Array.from(apart(letter), plainLetter).join("")).join("");
}
