/** Letters without a Unicode decomposition. */
const LETTERS: Readonly<Record<string, string>> = {
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
  "‘": "'",
  "’": "'",
  ʼ: "'",
  "`": "'",
  "´": "'",
  "–": "-",
  "—": "-",
  "‐": "-",
  "…": "...",
};

/** 'Éloïse Łuczak' becomes 'Eloise Luczak'. Letters without a Latin equivalent stay. */
export function withoutMarks(text: string): string {
  return Array.from(text, (letter) => LETTERS[letter] ?? letter.normalize("NFKD").replaceAll(/\p{M}/gu, "")).join("");
}
