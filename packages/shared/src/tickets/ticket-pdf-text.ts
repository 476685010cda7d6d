import type { jsPDF } from "jspdf";
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

/** 'ﬁ' becomes 'fi', a heart of any colour one heart; other letters that the font lacks are left out. */
function drawableText(text: string, isInFont: (letter: string) => boolean): string {
  const draw = (letter: string): string => {
    if (letter === "\u00A0") return letter;
    if (/[\s\p{Cc}]/u.test(letter)) return " ";
    // Fonts have glyphs for some invisible characters, such as the soft hyphen.
    if (/\p{Default_Ignorable_Code_Point}/u.test(letter)) return "";
    if (isInFont(letter)) return letter;
    const sign = SIGNS.find(([alike]) => alike.test(letter))?.[1];
    if (sign !== undefined && isInFont(sign)) return sign;
    const plain = withoutMarks(letter);
    return Array.from(plain).every(isInFont) ? plain : "";
  };
  return Array.from(text.normalize("NFC"), draw).join("").replaceAll(/ {2,}/g, " ").trim();
}

/** TrueType fonts of `packages/shared/src/tickets/fonts`, which each app loads in its own way. */
export interface TicketFonts {
  serifBold: Uint8Array;
  sansRegular: Uint8Array;
  sansBold: Uint8Array;
}

export const SERIF = "PodiumTicketSerif";
export const SANS = "PodiumTicketSans";

export interface Face {
  font: typeof SERIF | typeof SANS;
  style: "normal" | "bold";
  /** Points. */
  size: number;
  color: string;
}

/** Line height in millimetres for each point of the font size. */
const LINE_HEIGHT = 0.39;

/** Bytes converted by one call, limited by its arguments; one by one, the conversion took half the time of a PDF. */
const PIECE = 8192;

function toBinaryString(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return text;
}

/** Adds the fonts; jsPDF stores only the letters that the PDF uses. */
export function addFonts(doc: jsPDF, { serifBold, sansRegular, sansBold }: TicketFonts): void {
  const fonts = [
    [SERIF, "bold", serifBold],
    [SANS, "normal", sansRegular],
    [SANS, "bold", sansBold],
  ] as const;
  for (const [font, style, bytes] of fonts) {
    const file = `${font}-${style}.ttf`;
    doc.addFileToVFS(file, toBinaryString(bytes)).addFont(file, font, style, "Identity-H");
  }
}

function hasGlyph(doc: jsPDF): (letter: string) => boolean {
  // jsPDF types its TrueType parser as `any`; the parser handles only the first Unicode plane.
  const font = doc.getFont().metadata as { characterToGlyph: (code: number) => number };
  return (letter) => letter.length === 1 && font.characterToGlyph(letter.charCodeAt(0)) !== 0;
}

/** Whether the font can draw at least one letter of the name; letters of other scripts are omitted. */
export function isLegible(doc: jsPDF, name: string, face: Pick<Face, "font" | "style">): boolean {
  doc.setFont(face.font, face.style);
  return /\p{L}/u.test(drawableText(name, hasGlyph(doc)));
}

const use = (doc: jsPDF, { font, style, size }: Face): jsPDF => doc.setFont(font, style).setFontSize(size);

export function write(
  doc: jsPDF,
  text: string,
  x: number,
  y: number,
  face: Face,
  align: "left" | "center" = "left",
): void {
  use(doc, face)
    .setTextColor(face.color)
    .text(drawableText(text, hasGlyph(doc)), x, y, { align });
}

function wrap(doc: jsPDF, text: string, width: number): string[] {
  const lines: unknown = doc.splitTextToSize(drawableText(text, hasGlyph(doc)), width);
  return Array.isArray(lines) ? lines.map(String) : [];
}

type Steps = ReadonlyArray<readonly [size: number, lines: number]>;

/** @param y of the first line, or of the last one when it grows `upwards` @returns the last line's y */
export function fit(
  doc: jsPDF,
  text: string,
  x: number,
  y: number,
  face: Omit<Face, "size"> & { steps: Steps; width: number; upwards?: boolean },
): number {
  let [size, lines, wrapped] = [0, 0, [""]];
  for ([size, lines] of face.steps) {
    use(doc, { ...face, size });
    wrapped = wrap(doc, text, face.width);
    if (wrapped.length <= lines) break;
  }
  const shown = wrapped.slice(0, lines);
  if (shown.length < wrapped.length) shown.push(`${shown.pop()?.slice(0, -1)}…`);
  const lineHeight = size * LINE_HEIGHT;
  const last = face.upwards ? y : y + (shown.length - 1) * lineHeight;
  const first = last - (shown.length - 1) * lineHeight;
  for (const [index, line] of shown.entries()) write(doc, line, x, first + index * lineHeight, { ...face, size });
  return last;
}
