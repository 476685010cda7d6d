import type { CheckInTicket } from "@podium/shared/contracts/check-in";
import { isActive } from "@podium/shared/reservation-status";
import { placeLabel } from "@podium/shared/halls/seat-names";
import { matches, searchable } from "#ui/search-text.ts";
import { ticketNumber } from "./ticket-number.ts";

export interface GuestTickets {
  reservationId: number;
  guest: string;
  /** In the order of the list, that of the hall. */
  tickets: readonly CheckInTicket[];
}

/** Active reservations with every word of `search` in name, number or seat. An empty search finds none. */
export function findGuests(tickets: readonly CheckInTicket[], search: string): GuestTickets[] {
  if (search.trim() === "") return [];
  const found = new Map<number, CheckInTicket[]>();
  for (const ticket of tickets) {
    if (!isActive(ticket)) continue;
    const text = searchable(`${ticket.guest} ${ticketNumber(ticket)} ${placeLabel(ticket)}`);
    if (matches(text, search.trim()))
      found.set(ticket.reservationId, [...(found.get(ticket.reservationId) ?? []), ticket]);
  }
  return [...found.entries()]
    .map(([reservationId, own]) => ({
      reservationId,
      guest: own[0]?.guest ?? "",
      tickets: own,
    }))
    .toSorted((a, b) => a.guest.localeCompare(b.guest, "nl") || a.reservationId - b.reservationId);
}
