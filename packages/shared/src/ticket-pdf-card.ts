import type { jsPDF } from "jspdf";
import QRCode from "qrcode";
import { withoutMarks } from "./latin-text.ts";
import { seatLabel } from "./seat-id.ts";

export interface TicketSheet {
  reservationId: number;
  /** ISO 8601, UTC; printed in Europe/Brussels. */
  show: { name: string; dateTime: string };
  society: { name: string; venue?: string; address?: string };
  holder?: string;
  tickets: ReadonlyArray<{
    seatId: string;
    /** The QR code's text; without it the ticket says that the payment is awaited. */
    qrContent?: string | undefined;
  }>;
}

/** Millimetres on the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Design language, on paper. */
const COLORS = {
  velvet: "#8a1529",
  velvetDeep: "#5c0d1b",
  cream: "#fbf3e4",
  paper: "#fffdf8",
  brass: "#d9ae5f",
  brassDeep: "#7a5716",
  ink: "#231815",
  muted: "#64544d",
  white: "#ffffff",
} as const;

const BAND = 17;
const STUB = 58;
const QR_SIDE = 45;
const QUIET_MODULES = 4;
const NOTE = "Toon deze QR-code bij binnenkomst";
const AWAITED = ["QR-code beschikbaar na", "ontvangst van de betaling"];

const longDate = new Intl.DateTimeFormat("nl-NL", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Europe/Brussels",
});
const shortTime = new Intl.DateTimeFormat("nl-NL", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Brussels" });

/** The PDF's built-in fonts cover Western Europe; other letters lose their marks, and the rest becomes '?'. */
function printable(text: string): string {
  return Array.from(text, (letter) =>
    letter <= "\u00ff" ? letter : withoutMarks(letter).replaceAll(/[^\u0020-\u00ff]/g, "?"),
  ).join("");
}

type Face = readonly [font: "times" | "helvetica", style: "normal" | "bold" | "italic", size: number, color: string];

function write(
  doc: jsPDF,
  text: string,
  x: number,
  y: number,
  [font, style, size, color]: Face,
  align: "left" | "center" = "left",
): void {
  doc.setFont(font, style).setFontSize(size).setTextColor(color).text(printable(text), x, y, { align });
}

function wrap(doc: jsPDF, text: string, width: number): string[] {
  const lines: unknown = doc.splitTextToSize(printable(text), width);
  return Array.isArray(lines) ? lines.map(String) : [];
}

/** The text in the largest of `sizes` in which it fits in `lines`; truncated when none fits. */
function fit(
  doc: jsPDF,
  text: string,
  width: number,
  lines: number,
  sizes: readonly number[],
): { size: number; lines: string[] } {
  let fitted = { size: 0, lines: [""] };
  for (const size of sizes) {
    doc.setFont("times", "bold").setFontSize(size);
    fitted = { size, lines: wrap(doc, text, width) };
    if (fitted.lines.length <= lines) return fitted;
  }
  const visible = fitted.lines.slice(0, lines);
  return { size: fitted.size, lines: [...visible.slice(0, -1), `${visible.at(-1)?.slice(0, -1)}...`] };
}

/** One filled path of all dark modules, so that no renderer shows seams. */
function drawQr(doc: jsPDF, content: string, { x, y, width }: Box): void {
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

function drawGround(doc: jsPDF, { x, y, width, height }: Box): void {
  doc.setFillColor(COLORS.cream).setDrawColor(COLORS.brass).setLineWidth(0.35);
  doc.roundedRect(x, y, width, height, 3, 3, "FD");
  doc.setFillColor(COLORS.velvet).roundedRect(x, y, BAND, height, 3, 3, "F");
  doc.rect(x + BAND - 4, y, 4, height, "F");
  doc.setFillColor(COLORS.velvetDeep);
  for (const fold of [2.4, 6.6, 10.8]) doc.rect(x + fold, y + 3, 0.7, height - 6, "F");
  doc.setFillColor(COLORS.brass).rect(x + BAND, y, 0.7, height, "F");

  const tear = x + width - STUB;
  doc.setDrawColor(COLORS.brassDeep).setLineWidth(0.25).setLineDashPattern([1.2, 1.2], 0);
  doc.line(tear, y + 4, tear, y + height - 4);
  doc.setLineDashPattern([], 0);
}

function drawFacts(doc: jsPDF, { x, y, width, height }: Box, sheet: TicketSheet, seatId: string): void {
  const left = x + BAND + 7;
  const room = width - BAND - STUB - 12;
  write(doc, sheet.society.name.toUpperCase(), left, y + 10, ["helvetica", "bold", 7.5, COLORS.brassDeep]);
  const title = fit(doc, sheet.show.name, room, 2, [23, 20, 17, 15]);
  const lineHeight = title.size * 0.39;
  for (const [index, line] of title.lines.entries()) {
    write(doc, line, left, y + 19 + index * lineHeight, ["times", "bold", title.size, COLORS.ink]);
  }

  const date = new Date(sheet.show.dateTime);
  const below = y + 19 + (title.lines.length - 1) * lineHeight;
  write(doc, `${longDate.format(date)} om ${shortTime.format(date)} uur`, left, below + 7.5, [
    "helvetica",
    "bold",
    10.5,
    COLORS.velvet,
  ]);
  const venue = [sheet.society.venue, sheet.society.address].filter(Boolean).join(", ");
  write(doc, venue, left, below + 12.5, ["helvetica", "normal", 8.5, COLORS.muted]);

  const labels: Face = ["helvetica", "normal", 7, COLORS.muted];
  const foot = y + height;
  doc
    .setDrawColor(COLORS.brass)
    .setLineWidth(0.2)
    .line(left, foot - 23, left + room, foot - 23);
  write(doc, "PLAATS", left, foot - 17.5, labels);
  write(doc, seatLabel(seatId), left, foot - 9.5, ["times", "bold", 20, COLORS.velvet]);
  const right = left + room * 0.6;
  write(doc, "TICKET", right, foot - 17.5, labels);
  write(doc, `${sheet.reservationId}-${seatId}`, right, foot - 13.2, ["helvetica", "bold", 9.5, COLORS.ink]);
  if (!sheet.holder) return;
  write(doc, "OP NAAM VAN", right, foot - 9, labels);
  doc.setFont("helvetica", "normal").setFontSize(8.5);
  const [holder = ""] = wrap(doc, sheet.holder, room * 0.4);
  write(doc, holder, right, foot - 5.2, ["helvetica", "normal", 8.5, COLORS.ink]);
}

function drawStub(doc: jsPDF, { x, y, width, height }: Box, qrContent: string | undefined): void {
  const middle = x + width - STUB / 2;
  const box = { x: middle - QR_SIDE / 2, y: y + 6.5, width: QR_SIDE, height: QR_SIDE };
  doc.setFillColor(COLORS.white).roundedRect(box.x - 1.5, box.y - 1.5, QR_SIDE + 3, QR_SIDE + 3, 2, 2, "F");
  if (qrContent === undefined) {
    for (const [index, line] of AWAITED.entries()) {
      write(
        doc,
        line,
        middle,
        box.y + QR_SIDE / 2 - 1 + index * 4.5,
        ["helvetica", "normal", 9, COLORS.muted],
        "center",
      );
    }
    return;
  }
  drawQr(doc, qrContent, box);
  write(doc, NOTE, middle, y + height - 8, ["helvetica", "normal", 8.5, COLORS.ink], "center");
}

export function drawTicket(doc: jsPDF, box: Box, sheet: TicketSheet, ticket: TicketSheet["tickets"][number]): void {
  drawGround(doc, box);
  drawFacts(doc, box, sheet, ticket.seatId);
  drawStub(doc, box, ticket.qrContent);
}
