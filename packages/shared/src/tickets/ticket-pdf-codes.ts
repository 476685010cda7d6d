import { jsPDF } from "jspdf";
import { type Box, coloursOf, oneLine, type PaperSociety } from "./ticket-pdf-card.ts";
import { addFonts, fit, SANS, SERIF, type TicketFonts, write } from "./ticket-pdf-text.ts";

export interface CodeCard {
  /** In groups of four. */
  code: string;
  gives: string;
  terms: readonly string[];
  how: string;
}

interface CodeSheet {
  cards: readonly CodeCard[];
  society: PaperSociety;
}

const COLUMNS = 2;
const ROWS = 5;
const CARD = { width: 95, height: 55 };
const MARGIN = { x: 10, y: 11 };
const PADDING = 6;
const GIVES_STEPS = [...oneLine(17, 15, 13), [11, 2] as const];
const CODE_STEPS = oneLine(16, 14);
const TERM_STEPS = [...oneLine(10, 9), ...[8.5, 7].map((size) => [size, 2] as const)];
const HOW_STEPS = [9, 8, 7].map((size) => [size, 2] as const);

/** Ten cards to cut out on each A4, in the order of `cards`. */
export async function buildCodesPdf(
  { cards, society }: CodeSheet,
  fonts: TicketFonts,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new jsPDF({ unit: "mm", format: "a4", orientation: "portrait", compress: true, putOnlyUsedFonts: true });
  addFonts(doc, fonts);
  doc.setLanguage("nl");
  doc.setProperties({ title: "Ticketcodes", author: society.name, creator: "Podium" });
  for (const [index, card] of cards.entries()) {
    const place = index % (COLUMNS * ROWS);
    if (place === 0) {
      if (index > 0) doc.addPage();
      drawCuts(doc, society);
    }
    const x = MARGIN.x + (place % COLUMNS) * CARD.width;
    const y = MARGIN.y + Math.floor(place / COLUMNS) * CARD.height;
    drawCard(doc, { ...CARD, x, y }, card, society);
  }
  return new Uint8Array(doc.output("arraybuffer"));
}

function drawCuts(doc: jsPDF, society: PaperSociety): void {
  const [right, bottom] = [MARGIN.x + COLUMNS * CARD.width, MARGIN.y + ROWS * CARD.height];
  doc.setDrawColor(coloursOf(society).muted).setLineWidth(0.2).setLineDashPattern([1.2, 1.2], 0);
  for (let x = MARGIN.x; x <= right; x += CARD.width) doc.line(x, MARGIN.y, x, bottom);
  for (let y = MARGIN.y; y <= bottom; y += CARD.height) doc.line(MARGIN.x, y, right, y);
  doc.setLineDashPattern([], 0);
}

function drawCard(doc: jsPDF, { x, y, width, height }: Box, card: CodeCard, society: PaperSociety): void {
  const colours = coloursOf(society);
  const left = x + PADDING;
  const room = { width: width - 2 * PADDING };
  const sans = { font: SANS, style: "normal", color: colours.ink, ...room } as const;
  const bold = { ...sans, style: "bold" } as const;
  fit(doc, society.name.toUpperCase(), left, y + 8, {
    ...bold,
    color: colours.brassDeep,
    steps: oneLine(7.5, 6.5, 5.5),
  });
  const title = { font: SERIF, style: "bold", color: colours.velvet, ...room } as const;
  let line = fit(doc, card.gives, left, y + 17, { ...title, steps: GIVES_STEPS });
  line += 1.2;
  for (const term of card.terms) line = fit(doc, term, left, line + 4.9, { ...sans, steps: TERM_STEPS });
  write(doc, "CODE", left, y + height - 19.5, { font: SANS, style: "normal", size: 7, color: colours.muted });
  fit(doc, card.code, left, y + height - 13.5, { ...bold, steps: CODE_STEPS });
  fit(doc, card.how, left, y + height - 7.5, { ...sans, color: colours.muted, steps: HOW_STEPS });
}
