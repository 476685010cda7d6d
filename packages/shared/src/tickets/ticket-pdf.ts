import { jsPDF } from "jspdf";
import { drawTicket, type TicketSheet } from "./ticket-pdf-card.ts";
import { FIRST_LANGUAGE } from "#words/languages.ts";
import { PDF_WORDS } from "./ticket-pdf-words.ts";
import { addFonts, type TicketFonts } from "./ticket-pdf-text.ts";

export type { TicketFonts, TicketSheet };

/** Millimetres. Specification, section 9: A4 portrait, margin 0.5 cm. */
const PAGE_HEIGHT = 297;
const MARGIN = 5;
const GAP = 4;
const PER_PAGE = 4;
const WIDTH = 200;
const HEIGHT = (PAGE_HEIGHT - 2 * MARGIN - (PER_PAGE - 1) * GAP) / PER_PAGE;

/**
 * The tickets as a PDF with vector graphics and selectable text, for the browser and the mail.
 * @param options.onProgress called after each ticket, with time for the browser to render
 * @throws RangeError without tickets
 */
export async function buildTicketPdf(
  sheet: TicketSheet,
  fonts: TicketFonts,
  options: { onProgress?: (done: number, total: number) => void } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const total = sheet.tickets.length;
  if (total === 0) throw new RangeError("A sheet of tickets has at least one ticket.");
  const doc = new jsPDF({ unit: "mm", format: "a4", orientation: "portrait", compress: true, putOnlyUsedFonts: true });
  addFonts(doc, fonts);
  const language = sheet.language ?? FIRST_LANGUAGE;
  doc.setLanguage(language);
  doc.setProperties({
    title: PDF_WORDS[language].title(sheet.reservationId),
    subject: sheet.show.name,
    author: sheet.society.name,
    creator: "Podium",
  });

  for (const [index, ticket] of sheet.tickets.entries()) {
    const place = index % PER_PAGE;
    if (index > 0 && place === 0) doc.addPage();
    drawTicket(doc, { x: MARGIN, y: MARGIN + place * (HEIGHT + GAP), width: WIDTH, height: HEIGHT }, sheet, ticket);
    if (!options.onProgress) continue;
    options.onProgress(index + 1, total);
    await new Promise((next) => setTimeout(next, 0));
  }
  return new Uint8Array(doc.output("arraybuffer"));
}
