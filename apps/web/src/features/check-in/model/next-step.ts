import type { CheckInTicket } from "@podium/shared/contracts/check-in";
import type { CheckInState } from "./check-in-state.ts";
import { findTicket, waitingTickets } from "./validate-ticket.ts";

/** What a volunteer may do next for the guest of the last scan. */
export type NextStep =
  /** The seat that was presented, of an unpaid reservation. */
  | { kind: "cash"; ticket: CheckInTicket; due: number }
  /** The seat that the guest has now. */
  | { kind: "moved"; ticket: CheckInTicket }
  /** The others of the reservation. */
  | { kind: "others"; tickets: readonly CheckInTicket[] };

export function nextStep({ list, unsent, results: [last] }: CheckInState): NextStep | null {
  if (!list || !last || last.reservationId === null) return null;
  const { ok, reservationId, seats, movedTo, unpaid } = last;
  if (ok) {
    const tickets = waitingTickets(list, unsent, reservationId);
    return tickets.length > 0 ? { kind: "others", tickets } : null;
  }
  const seat = movedTo ?? seats[0];
  const ticket = seat && findTicket(list, { reservationId, seatId: seat.seatId });
  if (!ticket || (movedTo === null && !unpaid)) return null;
  if (ticket.status === "PENDING") return ticket.due === null ? null : { kind: "cash", ticket, due: ticket.due };
  const isWaiting = waitingTickets(list, unsent, reservationId).includes(ticket);
  return isWaiting && movedTo !== null ? { kind: "moved", ticket } : null;
}
