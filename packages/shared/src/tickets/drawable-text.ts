import { withoutMarks } from "#words/latin-text.ts";

/** Signs that text fonts often lack, and a sign of the same meaning that they may have. */
const SIGNS: ReadonlyArray<readonly [RegExp, string]> = [
  [/[\u2661\u2763-\u2767\u{1F493}-\u{1F49F}\u{1F5A4}\u{1F90D}\u{1F90E}\u{1F9E1}\u{1FA75}-\u{1FA77}]/u, "\u2665"],
  [/[\u2606\u2B50\u2729-\u272F\u{1F31F}]/u, "\u2605"],
  [/[\u2794-\u27AF\u21D2\u21E8\u27F6\u27F9\u2B95\u25B6\u27A1]/u, "\u2192"],
  [/[\u21D0\u21E6\u27F5\u27F8\u2B05\u25C0]/u, "\u2190"],
  [/[\u21D4\u27F7\u27FA\u2B0C]/u, "\u2194"],
  [/[\u25CF\u25A0\u25AA\u25C6\u2219]/u, "\u2022"],
  [/[\p{Pd}\u2212]/u, "-"],
];

/**
 * Returns a text as the font can draw it: a letter that the font lacks loses its marks or is spelled with others ('ﬁ'
 * as 'fi', a heart of any colour as one heart). Anything else is left out, and never becomes another sign.
 *
 * @param hasGlyph whether the font has this code point
 * @returns empty when nothing can be drawn
 */
export function drawableText(text: string, hasGlyph: (letter: string) => boolean): string {
  const draw = (letter: string): string => {
    if (letter === "\u00A0") return letter;
    if (/[\s\p{Cc}]/u.test(letter)) return " ";
    // Fonts have glyphs for some invisible characters, such as the soft hyphen.
    if (/\p{Default_Ignorable_Code_Point}/u.test(letter)) return "";
    if (hasGlyph(letter)) return letter;
    const sign = SIGNS.find(([alike]) => alike.test(letter))?.[1];
    if (sign !== undefined && hasGlyph(sign)) return sign;
    const plain = withoutMarks(letter);
    return Array.from(plain).every(hasGlyph) ? plain : "";
  };
  return Array.from(text.normalize("NFC"), draw).join("").replaceAll(/ {2,}/g, " ").trim();
}
