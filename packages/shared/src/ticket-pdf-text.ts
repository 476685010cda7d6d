import type { jsPDF } from "jspdf";
import { withoutMarks } from "./latin-text.ts";

/** TrueType; `packages/shared/src/fonts` has them, each app loads them its own way. */
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

/** Millimetres for each point. */
const LINE_HEIGHT = 0.39;

const toBinaryString = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

/** The PDF gets the letters that it uses only. */
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

/** What every one of the fonts has. */
const HAS_GLYPH =
  /[\u0020-\u007e\u00a0-\u0148\u014a-\u017e\u0218-\u021b\u1e9e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]/;

/** Letters of elsewhere lose their marks, and the rest becomes '?'. */
function printable(text: string): string {
  return Array.from(text.normalize("NFC"), (letter) => {
    if (HAS_GLYPH.test(letter)) return letter;
    const plain = withoutMarks(letter);
    return plain.length > 0 && Array.from(plain).every((one) => HAS_GLYPH.test(one)) ? plain : "?";
  }).join("");
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
  use(doc, face).setTextColor(face.color).text(printable(text), x, y, { align });
}

function wrap(doc: jsPDF, text: string, width: number): string[] {
  const lines: unknown = doc.splitTextToSize(printable(text), width);
  return Array.isArray(lines) ? lines.map(String) : [];
}

type Steps = ReadonlyArray<readonly [size: number, lines: number]>;

/**
 * Writes the text in the first size whose lines it fits in; truncated when none fits.
 * @param y of the first line, or of the last one when it grows `upwards`
 * @returns the last line's y
 */
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
