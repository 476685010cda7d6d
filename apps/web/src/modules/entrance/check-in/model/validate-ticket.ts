import type { CheckInList, CheckInShow, CheckInTicket, OfflineScan } from "@podium/shared/contracts/check-in";
import { type CheckInRefusal, checkInRefusal } from "@podium/shared/tickets/check-in-rules";
import { namedById, nameOnly, type NamedSeat } from "@podium/shared/halls/seat-names";
import { isSameTicket, type TicketRef } from "./ticket-number.ts";

export type ScanDecision =
  | { kind: "admit" }
  | { kind: "already"; at: string }
  | { kind: "moved"; to: CheckInTicket }
  /** The ticket was passed on or withdrawn: this is not the code of its current holder. */
  | { kind: "replaced"; by: CheckInTicket }
  | { kind: "returned" }
  | { kind: "unpaid"; due: number | null }
  | { kind: "refused"; code: Exclude<CheckInRefusal, "ALREADY_SCANNED" | "TICKET_MOVED" | "NOT_CONFIRMED"> }
  | { kind: "cancelled-show"; show: CheckInShow }
  | { kind: "other-show"; show: CheckInShow }
  | { kind: "unknown" };

export function findTicket(list: CheckInList | null, ref: TicketRef): CheckInTicket | undefined {
  return list?.tickets.find((ticket) => isSameTicket(ticket, ref));
}

/** The current ticket that had this seat and secret before it moved or was renewed. */
function findMoved(list: CheckInList, ref: TicketRef, secretHash: string | undefined) {
  const move = list.moved.find((each) => isSameTicket(each, ref) && each.secretHash === secretHash);
  const ticket = move && findTicket(list, { reservationId: move.reservationId, seatId: move.nowSeatId });
  // A list that an older version stored does not record renewals.
  return ticket && { ticket, renewed: move.renewed ?? move.nowSeatId === move.seatId };
}

function isReturned({ returned = [] }: CheckInList, ref: TicketRef, secretHash: string | undefined): boolean {
  return returned.some((each) => isSameTicket(each, ref) && each.secretHash === secretHash);
}

/** Names the seat of a ticket as in the list, or by its id when the list cannot know the seat. */
export function namedSeat(list: CheckInList | null, ref: TicketRef): NamedSeat {
  const isElsewhere = findOtherShow(list, ref) !== undefined;
  const sameSeat = isElsewhere ? undefined : list?.tickets.find(({ seatId }) => seatId === ref.seatId);
  return nameOnly(findTicket(list, ref) ?? sameSeat ?? namedById(ref.seatId));
}

export function findOtherShow(list: CheckInList | null, { reservationId }: TicketRef): CheckInShow | undefined {
  return list?.otherShows.find(({ reservationIds }) => reservationIds.includes(reservationId));
}

/** Decides offline, by the server's rules. @param secretHash of the ticket's secret when a QR code was read */
export function validateTicket(
  list: CheckInList,
  unsent: readonly OfflineScan[],
  ref: TicketRef,
  secretHash?: string,
): ScanDecision {
  const known = findTicket(list, ref);
  const moved = findMoved(list, ref, secretHash);
  const ticket = moved?.ticket ?? known;
  if (!moved && known?.secretHash !== secretHash && isReturned(list, ref, secretHash)) return { kind: "returned" };
  if (!ticket) {
    const show = findOtherShow(list, ref);
    if (!show) return { kind: "unknown" };
    return { kind: show.cancelled === true ? "cancelled-show" : "other-show", show };
  }
  const at = scannedAt(ticket, unsent);
  const code = checkInRefusal({
    moved: moved !== undefined,
    secretMatches: moved !== undefined || secretHash === undefined || secretHash === ticket.secretHash,
    showMatches: true,
    showCancelled: list.show.cancelled === true,
    status: ticket.status,
    scanned: at !== null,
  });
  if (code === "TICKET_MOVED") return moved?.renewed ? { kind: "replaced", by: ticket } : { kind: "moved", to: ticket };
  if (code === "SHOW_CANCELLED") return { kind: "cancelled-show", show: list.show };
  if (code === "NOT_CONFIRMED") return { kind: "unpaid", due: ticket.due };
  if (code !== null && code !== "ALREADY_SCANNED") return { kind: "refused", code };
  return at === null ? { kind: "admit" } : { kind: "already", at };
}

export function scannedAt(ticket: CheckInTicket, unsent: readonly OfflineScan[]): string | null {
  return ticket.scannedAt ?? unsent.find((scan) => isSameTicket(scan, ticket))?.at ?? null;
}

export type Holder = Pick<CheckInTicket, "reservationId" | "guest" | "holderId">;

/** Returns the same key for all tickets of one holder. Lists of an older version contain only names. */
export function holderKey({ reservationId, holderId = 0, guest }: Holder): string {
  return `${reservationId} ${holderId} ${guest}`;
}

export function waitingTickets(
  list: CheckInList | null,
  unsent: readonly OfflineScan[],
  holder: Holder,
): CheckInTicket[] {
  const own = list?.tickets.filter((ticket) => holderKey(ticket) === holderKey(holder)) ?? [];
  return own.filter((ticket) => ticket.status === "CONFIRMED" && scannedAt(ticket, unsent) === null);
}

interface Seats {
  reservationId: number | null;
  seats: readonly NamedSeat[];
}

function ticketsOf(list: CheckInList | null, { reservationId, seats }: Seats): CheckInTicket[] {
  const own = list?.tickets.filter((ticket) => ticket.reservationId === reservationId) ?? [];
  return own.filter((ticket) => seats.some(({ seatId }) => seatId === ticket.seatId));
}

export function scannedTickets(list: CheckInList | null, seats: Seats): CheckInTicket[] {
  return ticketsOf(list, seats).filter((ticket) => ticket.scannedAt !== null);
}

export function isUndone(list: CheckInList | null, unsent: readonly OfflineScan[], seats: Seats): boolean {
  const tickets = ticketsOf(list, seats);
  return tickets.length > 0 && tickets.every((ticket) => scannedAt(ticket, unsent) === null);
}

/** Returns the list after a scan, or after an undone scan (`at` null). */
export function withScan(list: CheckInList, ref: TicketRef, at: string | null): CheckInList {
  const known = findTicket(list, ref);
  if (!known) return list;
  return { ...list, tickets: list.tickets.map((ticket) => (ticket === known ? { ...ticket, scannedAt: at } : ticket)) };
}

/** Counts paid tickets only. */
export function countPresent(list: CheckInList, unsent: readonly OfflineScan[]): { present: number; expected: number } {
  const paid = list.tickets.filter(({ status }) => status === "CONFIRMED");
  return { present: paid.filter((ticket) => scannedAt(ticket, unsent) !== null).length, expected: paid.length };
}
