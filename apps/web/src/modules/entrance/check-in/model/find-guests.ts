import type { CheckInProduct, CheckInTicket } from "@podium/shared/contracts/check-in";
import { isActive } from "@podium/shared/tickets/reservation-status";
import { placeLabel } from "@podium/shared/halls/seat-names";
import { folded, matches } from "@podium/shared/words/search-text";
import { ticketNumber } from "./ticket-number.ts";
import { type Holder, holderKey } from "./validate-ticket.ts";

export interface GuestTickets extends Holder {
  /** In hall order, like the list. */
  tickets: readonly CheckInTicket[];
}

/**
 * Finds guests with every word of `search` in name, number or seat; finds nobody for an empty search.
 * @param products whose buyers are found too when all their tickets are somebody else's
 */
export function findGuests(
  tickets: readonly CheckInTicket[],
  search: string,
  products: readonly CheckInProduct[] = [],
): GuestTickets[] {
  if (search.trim() === "") return [];
  const found = tickets.filter((ticket) => {
    if (!isActive(ticket)) return false;
    return matches(folded(`${ticket.guest} ${ticketNumber(ticket)} ${placeLabel(ticket)}`), search.trim());
  });
  const guests = [...Map.groupBy(found, holderKey).values()].flatMap(([first, ...others]): GuestTickets[] => {
    if (!first) return [];
    const { reservationId, guest, holderId } = first;
    return [{ reservationId, guest, holderId, tickets: [first, ...others] }];
  });
  const buyers = products.filter(
    (line) =>
      isActive(line) &&
      matches(folded(`${line.guest} ${line.reservationId}-${line.lineId}`), search.trim()) &&
      guests.every((each) => each.reservationId !== line.reservationId || each.holderId !== undefined),
  );
  const withoutTickets = [...Map.groupBy(buyers, ({ reservationId }) => reservationId).values()].flatMap(
    ([line]): GuestTickets[] =>
      line ? [{ reservationId: line.reservationId, guest: line.guest, holderId: undefined, tickets: [] }] : [],
  );
  return [...guests, ...withoutTickets].toSorted(
    (a, b) => folded(a.guest).localeCompare(folded(b.guest), "nl") || a.reservationId - b.reservationId,
  );
}
