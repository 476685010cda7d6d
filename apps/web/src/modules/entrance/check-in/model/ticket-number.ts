import { MAX_ID } from "@podium/shared/contracts/limits";
import { isSeatId } from "@podium/shared/halls/seat-id";
import { visibleText } from "@podium/shared/words/typed-text";

/** The content of a ticket number: reservation id and seat id joined by a dash (specification, Tickets detail). */
export interface TicketRef {
  reservationId: number;
  seatId: string;
}

/**
 * Accepts blanks, dashes of every shape, a leading # and small letters. A number without its dash must be a seat of
 * these tickets, or of the specification's hall.
 */
export function parseTicketNumber(text: string, tickets: readonly TicketRef[] = []): TicketRef | null {
  const number = visibleText(text).replaceAll(/[\p{Pd}\u2212]/gu, "-");
  const [, digits, rest = ""] = /^#?\s*([1-9]\d{0,9})\s*[-\s]\s*([a-z\d][a-z\d\s-]*)$/i.exec(number) ?? [];
  const reservationId = Number(digits);
  if (digits === undefined || reservationId > MAX_ID) return null;
  const typed = compact(rest);
  const known = tickets.find((ticket) => ticket.reservationId === reservationId && compact(ticket.seatId) === typed);
  const seatId = known?.seatId ?? seatIdOf(rest);
  return seatId === null ? null : { reservationId, seatId };
}

function seatIdOf(typed: string): string | null {
  const [, prefix, number, letter] = /^([RT])0*([1-9]\d?)([A-T])$/.exec(compact(typed)) ?? [];
  if (prefix) return `${prefix}${number}-${letter}`;
  const seatId = typed.toUpperCase().replaceAll(/\s*-\s*/g, "-");
  return isSeatId(seatId) ? seatId : null;
}

function compact(seatId: string): string {
  return seatId
    .toUpperCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll(/(?<!\d)0+(?=\d)/g, "");
}

export function isSameTicket(a: TicketRef, b: TicketRef): boolean {
  return a.reservationId === b.reservationId && a.seatId === b.seatId;
}

export function ticketNumber({ reservationId, seatId }: TicketRef): string {
  return `${reservationId}-${seatId}`;
}
