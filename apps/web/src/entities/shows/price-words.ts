import type { Show } from "@podium/shared/contracts/shows";
import { priceRange } from "@podium/shared/tickets/ticket-types";
import { shows } from "#messages/nl/shows.ts";
import { formatEuro } from "#platform/format.ts";

/**
 * 'vanaf € 6,00' when the price depends on the seat or the ticket type, else '€ 12,00 per stoel'.
 * @param per words for one price, as for a hall with places that are no seats
 */
export function priceWords(
  { pricePerSeat, ticketTypes }: Pick<Show, "pricePerSeat" | "ticketTypes">,
  per: (price: string) => string = shows().perSeat,
): string {
  const { lowest, highest } = priceRange(ticketTypes);
  return lowest < highest ? shows().from(formatEuro(lowest)) : per(formatEuro(pricePerSeat));
}
