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
  "‒": "-",
  "―": "-",
  "−": "-",
  "…": "...",
};

/** 'Éloïse Łuczak' becomes 'Eloise Luczak'. Letters without a Latin equivalent stay. */
export function withoutMarks(text: string): string {
  const plain = (letter: string): string => LETTERS[letter] ?? letter;
  // Also what a decomposition makes: 'ǿ' is 'ø' with a mark, and the hyphen that does not break one that does.
  return Array.from(text, (letter) =>
    Array.from(plain(letter).normalize("NFKD").replaceAll(/\p{M}/gu, ""), plain).join(""),
  ).join("");
}
