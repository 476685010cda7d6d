import type { CheckInTicket } from "@podium/shared/contracts/check-in";
import { compareSeatIds, seatLabel } from "@podium/shared/seat-id";
import { matches, searchable } from "#ui/search-text.ts";
import { ticketNumber } from "./ticket-number.ts";

/** One reservation with those of its tickets that one looks for. */
export interface GuestTickets {
  reservationId: number;
  guest: string;
  tickets: readonly CheckInTicket[];
}

/**
 * The reservations in which every word of `search` is found: in the guest's name, the reservation number or the seat.
 * By name; reservations that ended are left out. Nothing to look for finds nothing.
 */
export function findGuests(tickets: readonly CheckInTicket[], search: string): GuestTickets[] {
  if (search.trim() === "") return [];
  const found = new Map<number, CheckInTicket[]>();
  for (const ticket of tickets) {
    if (ticket.status !== "CONFIRMED" && ticket.status !== "PENDING") continue;
    const text = searchable(`${ticket.guest} ${ticketNumber(ticket)} ${seatLabel(ticket.seatId)}`);
    if (matches(text, search.trim()))
      found.set(ticket.reservationId, [...(found.get(ticket.reservationId) ?? []), ticket]);
  }
  return [...found.entries()]
    .map(([reservationId, own]) => ({
      reservationId,
      guest: own[0]?.guest ?? "",
      tickets: own.toSorted((a, b) => compareSeatIds(a.seatId, b.seatId)),
    }))
    .toSorted((a, b) => a.guest.localeCompare(b.guest, "nl") || a.reservationId - b.reservationId);
}
