import { MAX_ID } from "@podium/shared/limits";
import { isSeatId } from "@podium/shared/seat-id";

/** What a ticket number holds: reservation id and seat id joined by a dash (specification, Tickets detail). */
export interface TicketRef {
  reservationId: number;
  seatId: string;
}

/** Accepts blanks, a leading # and small letters. Null when it is no ticket number. */
export function parseTicketNumber(text: string): TicketRef | null {
  const match = /^#?\s*([1-9]\d{0,9})\s*[-\s]\s*([rt]\s*\d{1,2}\s*-?\s*[a-t])$/i.exec(text.trim());
  if (!match) return null;
  const reservationId = Number(match[1]);
  const [, prefix = "", number = "", letter = ""] =
    /^([RT])(\d+)-?([A-T])$/.exec((match[2] ?? "").toUpperCase().replaceAll(/\s/g, "")) ?? [];
  const seatId = `${prefix}${Number(number)}-${letter}`;
  return reservationId <= MAX_ID && isSeatId(seatId) ? { reservationId, seatId } : null;
}

export function isSameTicket(a: TicketRef, b: TicketRef): boolean {
  return a.reservationId === b.reservationId && a.seatId === b.seatId;
}

/** '42-T4-E' */
export function ticketNumber({ reservationId, seatId }: TicketRef): string {
  return `${reservationId}-${seatId}`;
}
