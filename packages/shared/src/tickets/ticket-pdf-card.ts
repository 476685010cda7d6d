import type { jsPDF } from "jspdf";
import QRCode from "qrcode";
import { clockTime, doorsAtTime, fullMoment } from "#words/date-formats.ts";
import { kindWord, type NamedSeat, seatLabel } from "#halls/seat-names.ts";
import { FIRST_LANGUAGE, type Language } from "#words/languages.ts";
import { PALETTE_COLOURS, SITE_PALETTES, type SitePalette } from "#site/site-palettes.ts";
import { PDF_WORDS } from "./ticket-pdf-words.ts";
import { type Face, fit, isLegible, SANS, SERIF, write } from "./ticket-pdf-text.ts";

/** A JPEG, because the logo must have no transparency. */
export interface PaperLogo {
  jpeg: Uint8Array;
  width: number;
  height: number;
}

export interface PaperSociety {
  name: string;
  /** Undefined: the first palette. */
  palette?: SitePalette | undefined;
  logo?: PaperLogo | null | undefined;
}

export interface TicketSheet {
  reservationId: number;
  /** ISO 8601, UTC; printed in Europe/Brussels. */
  show: { name: string; dateTime: string; where?: string };
  society: PaperSociety & { doorsOpenMinutes?: number };
  holder?: string;
  tickets: ReadonlyArray<
    NamedSeat & {
      /** Type of the ticket; undefined for a show that offers no choice. */
      type?: string | undefined;
      /** In words: '€ 12,00'. Undefined: unknown. */
      price?: string | undefined;
      /** The QR code's text; if undefined, the ticket says that the payment is awaited. */
      qrContent?: string | undefined;
    }
  >;
  /** Bought beside the tickets; each gets a card after them. */
  products?: ReadonlyArray<{
    name: string;
    count: number;
    /** Price of all together, in words. */
    price: string;
    /** As of a ticket. */
    qrContent?: string | undefined;
  }>;
  language?: Language | undefined;
}

type Ticket = TicketSheet["tickets"][number];

/** Millimetres on the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const COLORS = {
  cream: "#fbf3e4",
  paper: "#fffdf8",
  brass: "#d9ae5f",
  brassDeep: "#7a5716",
  ink: "#231815",
  muted: "#64544d",
  white: "#ffffff",
} as const;

export const coloursOf = ({ palette = SITE_PALETTES[0] }: PaperSociety) => ({ ...COLORS, ...PALETTE_COLOURS[palette] });
type Colours = ReturnType<typeof coloursOf>;

const BAND = 17;
const LOGO = 13;
const LOGO_EDGE = (BAND - LOGO) / 2;
const STUB = 58;
const QR_SIDE = 45;
const QUIET_MODULES = 4;
export const oneLine = (...sizes: number[]) => sizes.map((size) => [size, 1] as const);
/** In the last steps fit a hall's 80 letters and its address of 100, two names of 80, and a type or a group of 40. */
const LINE_STEPS = [...oneLine(9, 8), ...[8, 7, 6.5].map((size) => [size, 2] as const)];
const TITLE_STEPS = [...oneLine(23, 20), ...[18, 16, 14, 12].map((size) => [size, 2] as const)];
const HOLDER_STEPS = [...oneLine(9.5, 8.5, 7.5), [5.5, 2] as const];
const TYPE_STEPS = [...oneLine(10, 9, 8, 7), [5.5, 2] as const];
const SEAT_STEPS = [...oneLine(19, 16, 13.5, 11.5), [10, 2] as const, [8.5, 2] as const];
const NUMBER_STEPS = oneLine(10, 9, 8, 7, 6);

const languageOf = ({ language }: TicketSheet): Language => language ?? FIRST_LANGUAGE;

/** Draws all dark modules as one filled path, so that no renderer shows seams. */
export function drawQr(doc: jsPDF, content: string, { x, y, width }: Box): void {
  const { modules } = QRCode.create(content, { errorCorrectionLevel: "M" });
  const module = width / (modules.size + 2 * QUIET_MODULES);
  const at = (index: number): number => (index + QUIET_MODULES) * module;
  doc.setFillColor("#000000");
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(row, column)) continue;
      const start = column;
      while (column + 1 < modules.size && modules.get(row, column + 1)) column++;
      doc.rect(x + at(start), y + at(row), (column + 1 - start) * module, module, null);
    }
  }
  doc.fill();
}

/** Draws the logo on a white square, whatever the colour of the band. */
export function drawLogo(doc: jsPDF, logo: PaperLogo | null | undefined, { x, y, width: side }: Box): void {
  if (!logo) return;
  doc.setFillColor(COLORS.white).roundedRect(x, y, side, side, 1.5, 1.5, "F");
  const scale = (side - 1.6) / Math.max(logo.width, logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  // The name makes jsPDF store the picture once for all tickets.
  doc.addImage(logo.jpeg, "JPEG", x + (side - width) / 2, y + (side - height) / 2, width, height, "logo");
}

function drawGround(doc: jsPDF, { x, y, width, height }: Box, colours: Colours): void {
  doc.setFillColor(colours.cream).setDrawColor(colours.brass).setLineWidth(0.35);
  doc.roundedRect(x, y, width, height, 3, 3, "FD");
  doc.setFillColor(colours.velvet).roundedRect(x, y, BAND, height, 3, 3, "F");
  doc.rect(x + BAND - 4, y, 4, height, "F");
  doc.setFillColor(colours.velvetDeep);
  for (const fold of [2.4, 6.6, 10.8]) doc.rect(x + fold, y + 3, 0.7, height - 6, "F");
  doc.setFillColor(colours.brass).rect(x + BAND, y, 0.7, height, "F");

  const tear = x + width - STUB;
  doc.setDrawColor(colours.brassDeep).setLineWidth(0.25).setLineDashPattern([1.2, 1.2], 0);
  doc.line(tear, y + 4, tear, y + height - 4);
  doc.setLineDashPattern([], 0);
}

function drawWhenAndWhere(doc: jsPDF, sheet: TicketSheet, left: number, top: number, width: number): void {
  const colours = coloursOf(sheet.society);
  const { doorsOpenMinutes } = sheet.society;
  const language = languageOf(sheet);
  const starts = new Date(sheet.show.dateTime);
  const line = { font: SANS, style: "normal", width } as const;
  const moment = fullMoment(starts, language);
  fit(doc, moment, left, top, { ...line, style: "bold", color: colours.velvet, steps: oneLine(10.5, 9) });
  const lines = [sheet.show.where ?? ""];
  if (doorsOpenMinutes !== undefined) {
    const doors = new Date(starts.getTime() - doorsOpenMinutes * 60_000);
    lines.unshift(doorsAtTime(clockTime(doors, language), language));
  }
  for (const [index, text] of lines.entries()) {
    fit(doc, text, left, top + 4.6 + index * 4.2, { ...line, color: COLORS.ink, steps: LINE_STEPS });
  }
}

function drawFacts(doc: jsPDF, { x, y, width, height }: Box, sheet: TicketSheet, seat: Ticket): void {
  const language = languageOf(sheet);
  const words = PDF_WORDS[language];
  const left = x + BAND + 7;
  const room = width - BAND - STUB - 12;
  const serif = { font: SERIF, style: "bold" } as const;
  const sans = { font: SANS, style: "normal" } as const;
  const society = { ...sans, style: "bold", color: COLORS.brassDeep, width: room, steps: oneLine(7.5, 6) } as const;
  fit(doc, sheet.society.name.toUpperCase(), left, y + 8, society);
  const title = { ...serif, color: COLORS.ink, width: room, steps: TITLE_STEPS };
  const below = fit(doc, sheet.show.name, left, y + 16.3, title);
  drawWhenAndWhere(doc, sheet, left, below + 6.6, room);

  const labels: Face = { ...sans, size: 7, color: COLORS.muted };
  const foot = y + height;
  doc
    .setDrawColor(COLORS.brass)
    .setLineWidth(0.2)
    .line(left, foot - 26, left + room, foot - 26);
  // The kind stands in the label, where it fits however long the seat's name is.
  const kind = kindWord(seat, language);
  const ofPlace = kind === undefined ? words.place : `${words.place}, ${kind}`;
  write(doc, ofPlace.toUpperCase(), left, foot - 22, labels);
  const place = {
    ...serif,
    color: coloursOf(sheet.society).velvet,
    width: room * 0.62 - 4,
    steps: SEAT_STEPS,
    upwards: true,
  };
  fit(doc, seatLabel(seat, language), left, foot - 14.6, place);
  const right = left + room * 0.62;
  write(doc, words.ticket.toUpperCase(), right, foot - 22, labels);
  const number = { ...sans, style: "bold", color: COLORS.ink, width: room * 0.38, steps: NUMBER_STEPS } as const;
  fit(doc, `${sheet.reservationId}-${seat.seatId}`, right, foot - 15.4, number);
  if (seat.type !== undefined) {
    write(doc, words.type.toUpperCase(), right, foot - 9.4, labels);
    const type = { ...sans, style: "bold", color: COLORS.ink, width: room * 0.38, steps: TYPE_STEPS } as const;
    fit(doc, seat.type, right, foot - 5.2, type);
  }
  if (!sheet.holder) return;
  const holderRoom = seat.type === undefined ? room : room * 0.62 - 4;
  write(doc, words.holder.toUpperCase(), left, foot - 9.4, labels);
  const holder = isLegible(doc, sheet.holder, sans) ? sheet.holder : words.reservation(sheet.reservationId);
  fit(doc, holder, left, foot - 5.2, { ...sans, color: COLORS.ink, width: holderRoom, steps: HOLDER_STEPS });
}

interface Stub {
  price?: string | undefined;
  qrContent?: string | undefined;
  note: string;
}

function drawStub(doc: jsPDF, { x, y, width, height }: Box, stub: Stub, language: Language): void {
  const words = PDF_WORDS[language];
  const middle = x + width - STUB / 2;
  const face = { font: SANS, style: "normal", size: 8.5, color: COLORS.ink } as const;
  const writeLine = (line: string, below: number, different: Partial<Face> = {}): void =>
    write(doc, line, middle, y + below, { ...face, ...different }, "center");
  const box = { x: middle - QR_SIDE / 2, y: y + 6.5, width: QR_SIDE, height: QR_SIDE };
  doc.setFillColor(COLORS.white).roundedRect(box.x - 1.5, box.y - 1.5, QR_SIDE + 3, QR_SIDE + 3, 2, 2, "F");
  if (stub.price !== undefined) writeLine(words.price(stub.price), height - 4, { style: "bold", size: 9.5 });
  if (stub.qrContent === undefined) {
    for (const [index, line] of words.awaited.entries())
      writeLine(line, 6.5 + QR_SIDE / 2 - 1 + index * 4.5, { size: 9, color: COLORS.muted });
    return;
  }
  drawQr(doc, stub.qrContent, box);
  writeLine(stub.note, height - 9.5);
}

export function drawTicket(doc: jsPDF, box: Box, sheet: TicketSheet, ticket: Ticket): void {
  drawGround(doc, box, coloursOf(sheet.society));
  drawLogo(doc, sheet.society.logo, { x: box.x + LOGO_EDGE, y: box.y + LOGO_EDGE, width: LOGO, height: LOGO });
  drawFacts(doc, box, sheet, ticket);
  const language = languageOf(sheet);
  drawStub(doc, box, { ...ticket, note: PDF_WORDS[language].note }, language);
}

type Product = NonNullable<TicketSheet["products"]>[number];

/** Draws what was bought beside the tickets: its name stands where that of the show stands on a ticket. */
export function drawProduct(doc: jsPDF, box: Box, sheet: TicketSheet, product: Product): void {
  const { x, y, width, height } = box;
  const language = languageOf(sheet);
  const words = PDF_WORDS[language];
  const colours = coloursOf(sheet.society);
  drawGround(doc, box, colours);
  drawLogo(doc, sheet.society.logo, { x: x + LOGO_EDGE, y: y + LOGO_EDGE, width: LOGO, height: LOGO });
  const [left, foot, room] = [x + BAND + 7, y + height, width - BAND - STUB - 12];
  const sans = { font: SANS, style: "normal", width: room } as const;
  const bold = { ...sans, style: "bold" } as const;
  fit(doc, sheet.society.name.toUpperCase(), left, y + 8, {
    ...bold,
    color: COLORS.brassDeep,
    steps: oneLine(7.5, 6),
  });
  const title = { font: SERIF, style: "bold", color: COLORS.ink, width: room, steps: TITLE_STEPS } as const;
  const below = fit(doc, `${product.count} × ${product.name}`, left, y + 16.3, title);
  fit(doc, sheet.show.name, left, below + 6.6, { ...bold, color: colours.velvet, steps: LINE_STEPS });
  const moment = fullMoment(new Date(sheet.show.dateTime), language);
  fit(doc, moment, left, below + 14, { ...sans, color: COLORS.ink, steps: oneLine(10.5, 9) });
  const reservation = words.reservation(sheet.reservationId);
  const holder = sheet.holder && isLegible(doc, sheet.holder, sans) ? `${sheet.holder}, ${reservation}` : reservation;
  write(doc, words.holder.toUpperCase(), left, foot - 9.4, { ...sans, size: 7, color: COLORS.muted });
  fit(doc, holder, left, foot - 5.2, { ...sans, color: COLORS.ink, steps: HOLDER_STEPS });
  drawStub(doc, box, { ...product, note: words.productNote }, language);
}
