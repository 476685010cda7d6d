import type { CheckInTicket } from "@podium/shared/contracts/check-in";
import type { CheckInState } from "./check-in-state.ts";
import { findTicket, waitingTickets } from "./validate-ticket.ts";

/** The next step that a volunteer may take for the guest of the last scan. */
export type NextStep =
  /** The scanned seat of an unpaid reservation. */
  | { kind: "cash"; ticket: CheckInTicket; due: number }
  /** A guest who came in and still owes part of the price in cash. */
  | { kind: "cashDue"; ticket: CheckInTicket; cashDue: number }
  /** The current seat of the guest. */
  | { kind: "moved"; ticket: CheckInTicket }
  /** Paid tickets of the holder who came in that are not in yet, without those passed on to somebody else. */
  | { kind: "others"; tickets: readonly CheckInTicket[] };

export function nextStep({ list, unsent, results: [last] }: CheckInState): NextStep | null {
  if (!list || !last || last.reservationId === null) return null;
  const { ok, reservationId, seats, movedTo, unpaid } = last;
  if (ok) {
    const [{ seatId } = { seatId: undefined }] = seats;
    // A result without a seat is a payment: the holder is the payer.
    const holder = list.tickets.find(
      (each) =>
        each.reservationId === reservationId &&
        (seatId === undefined ? each.holderId === undefined : each.seatId === seatId),
    );
    if (holder?.cashDue !== undefined) return { kind: "cashDue", ticket: holder, cashDue: holder.cashDue };
    const tickets = holder ? waitingTickets(list, unsent, holder) : [];
    return tickets.length > 0 ? { kind: "others", tickets } : null;
  }
  const seat = movedTo ?? seats[0];
  const ticket = seat && findTicket(list, { reservationId, seatId: seat.seatId });
  if (!ticket || (movedTo === null && !unpaid)) return null;
  if (ticket.status === "PENDING") return ticket.due === null ? null : { kind: "cash", ticket, due: ticket.due };
  const isWaiting = waitingTickets(list, unsent, ticket).includes(ticket);
  return isWaiting && movedTo !== null ? { kind: "moved", ticket } : null;
}
