import { jsPDF } from "jspdf";
import { FIRST_LANGUAGE, type Language } from "#words/languages.ts";
import {
  type Box,
  coloursOf,
  drawLogo,
  drawQr,
  drawProduct,
  drawTicket,
  oneLine,
  type PaperSociety,
  type TicketSheet,
} from "./ticket-pdf-card.ts";
import { PDF_WORDS } from "./ticket-pdf-words.ts";
import { addFonts, fit, isLegible, SANS, SERIF, type TicketFonts, write } from "./ticket-pdf-text.ts";

export type { TicketFonts, TicketSheet };

/** Millimetres. Specification, section 9: A4 portrait, margin 0.5 cm. */
const PAGE_HEIGHT = 297;
const MARGIN = 5;
const GAP = 4;
const PER_PAGE = 4;
const WIDTH = 200;
const HEIGHT = (PAGE_HEIGHT - 2 * MARGIN - (PER_PAGE - 1) * GAP) / PER_PAGE;

/** @param options.onProgress called with time for the browser to render @throws RangeError without tickets and products */
export async function buildTicketPdf(
  sheet: TicketSheet,
  fonts: TicketFonts,
  options: { onProgress?: (done: number, total: number) => void } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const cards = [
    ...sheet.tickets.map((ticket) => (box: Box) => drawTicket(doc, box, sheet, ticket)),
    ...(sheet.products ?? []).map((product) => (box: Box) => drawProduct(doc, box, sheet, product)),
  ];
  const total = cards.length;
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

  for (const [index, draw] of cards.entries()) {
    const place = index % PER_PAGE;
    if (index > 0 && place === 0) doc.addPage();
    draw({ x: MARGIN, y: MARGIN + place * (HEIGHT + GAP), width: WIDTH, height: HEIGHT });
    if (!options.onProgress) continue;
    options.onProgress(index + 1, total);
    await new Promise((next) => setTimeout(next, 0));
  }
  return new Uint8Array(doc.output("arraybuffer"));
}

export interface VoucherSheet {
  code: string;
  amount: string;
  /** Empty if unknown. */
  name: string;
  society: PaperSociety;
  /** The site's address without a protocol, because people type it. */
  site: string;
  language?: Language | undefined;
}

const CARD: Box = { x: 5, y: 5, width: 200, height: 92 };
const BAND = 17;
const QR_SIDE = 42;
const STUB = 62;
const CODE_STEPS = oneLine(17, 15, 13);
const NAME_STEPS = [...oneLine(12, 10, 8.5), [7, 2] as const];

export async function buildVoucherPdf(sheet: VoucherSheet, fonts: TicketFonts): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new jsPDF({ unit: "mm", format: "a4", orientation: "portrait", compress: true, putOnlyUsedFonts: true });
  addFonts(doc, fonts);
  const language = sheet.language ?? FIRST_LANGUAGE;
  const words = PDF_WORDS[language];
  doc.setLanguage(language);
  doc.setProperties({ title: words.voucher, subject: sheet.amount, author: sheet.society.name, creator: "Podium" });
  drawCard(doc, sheet, words);
  drawSteps(doc, sheet, words);
  return new Uint8Array(doc.output("arraybuffer"));
}

type Words = (typeof PDF_WORDS)[Language];

function drawCard(doc: jsPDF, sheet: VoucherSheet, words: Words): void {
  const { x, y, width, height } = CARD;
  const colours = coloursOf(sheet.society);
  doc.setFillColor(colours.cream).setDrawColor(colours.brass).setLineWidth(0.35);
  doc.roundedRect(x, y, width, height, 3, 3, "FD");
  doc.setFillColor(colours.velvet).roundedRect(x, y, BAND, height, 3, 3, "F");
  doc.rect(x + BAND - 4, y, 4, height, "F");
  doc.setFillColor(colours.brass).rect(x + BAND, y, 0.7, height, "F");
  drawLogo(doc, sheet.society.logo, { x: x + 2, y: y + 2, width: BAND - 4, height: BAND - 4 });
  const left = x + BAND + 8;
  const room = width - BAND - STUB - 14;
  const sans = { font: SANS, style: "normal" } as const;
  const label = { ...sans, size: 7.5, color: colours.muted };
  fit(doc, sheet.society.name.toUpperCase(), left, y + 11, {
    ...sans,
    style: "bold",
    color: colours.brassDeep,
    width: room,
    steps: oneLine(8.5, 7, 6),
  });
  write(doc, words.voucher, left, y + 27, { font: SERIF, style: "bold", size: 30, color: colours.velvet });
  write(doc, sheet.amount, left, y + 44, { font: SERIF, style: "bold", size: 34, color: colours.ink });
  if (isLegible(doc, sheet.name, sans)) {
    write(doc, words.forWhom.toUpperCase(), left, y + 55, label);
    fit(doc, sheet.name, left, y + 60.5, {
      ...sans,
      style: "bold",
      color: colours.ink,
      width: room,
      steps: NAME_STEPS,
    });
  }
  write(doc, words.code.toUpperCase(), left, y + 74, label);
  fit(doc, sheet.code, left, y + 82, { ...sans, style: "bold", color: colours.ink, width: room, steps: CODE_STEPS });
  const qr = { x: x + width - STUB + 8, y: y + 16, width: QR_SIDE, height: QR_SIDE };
  doc.setFillColor(colours.white).roundedRect(qr.x - 2, qr.y - 2, QR_SIDE + 4, QR_SIDE + 4, 2, 2, "F");
  drawQr(doc, sheet.code, qr);
  const middle = qr.x + QR_SIDE / 2;
  for (const [index, line] of words.keepSafe.entries())
    write(doc, line, middle, y + 70 + index * 4, { ...label, size: 8 }, "center");
}

function drawSteps(doc: jsPDF, { site, society }: VoucherSheet, words: Words): void {
  const colours = coloursOf(society);
  const face = { font: SANS, style: "normal", color: colours.ink, width: 180, steps: oneLine(11, 9) } as const;
  write(doc, words.howToUse, 12, 114, { font: SERIF, style: "bold", size: 16, color: colours.velvet });
  for (const [index, step] of words.steps(site).entries()) {
    fit(doc, `${index + 1}. ${step}`, 12, 123 + index * 7, face);
  }
}
