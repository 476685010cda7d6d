import type { jsPDF } from "jspdf";
import { drawableText } from "./drawable-text.ts";

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

/** Whether the font in use has a letter. */
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
