import type { CheckInTicket } from "@podium/shared/contracts/check-in";
import { isActive } from "@podium/shared/tickets/reservation-status";
import { placeLabel } from "@podium/shared/halls/seat-names";
import { folded, matches } from "@podium/shared/words/search-text";
import { ticketNumber } from "./ticket-number.ts";
import { type Holder, holderKey } from "./validate-ticket.ts";

export interface GuestTickets extends Holder {
  /** In hall order, like the list. */
  tickets: readonly CheckInTicket[];
}

/** Finds guests with every word of `search` in name, number or seat; finds nobody for an empty search. */
export function findGuests(tickets: readonly CheckInTicket[], search: string): GuestTickets[] {
  if (search.trim() === "") return [];
  const found = tickets.filter((ticket) => {
    if (!isActive(ticket)) return false;
    return matches(folded(`${ticket.guest} ${ticketNumber(ticket)} ${placeLabel(ticket)}`), search.trim());
  });
  return [...Map.groupBy(found, holderKey).values()]
    .flatMap(([first, ...others]) => {
      if (!first) return [];
      const { reservationId, guest, holderId } = first;
      return [{ reservationId, guest, holderId, tickets: [first, ...others] }];
    })
    .toSorted((a, b) => folded(a.guest).localeCompare(folded(b.guest), "nl") || a.reservationId - b.reservationId);
}
