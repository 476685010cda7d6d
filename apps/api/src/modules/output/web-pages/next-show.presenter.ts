import type { PlaySummary } from "@podium/shared/contracts/plays";
import type { NextShow } from "@podium/shared/contracts/page-data";
import { priceRange } from "@podium/shared/tickets/ticket-types";
import { presentShow } from "#modules/sale/shows/shows.presenter.ts";
import type { Show } from "#modules/sale/shows/shows.service.ts";

/** Pages announce the last seats when a tenth of the hall is left. */
const LAST_PART = 10;

function saleOf({ cancelledAt, seatsAvailable, seatsTotal, salesOpenAt, salesCloseAt }: Show, now: Date) {
  if (cancelledAt) return "CANCELLED";
  if (seatsAvailable === 0) return "SOLD_OUT";
  if (salesCloseAt <= now) return "CLOSED";
  if (salesOpenAt && salesOpenAt > now) return "LATER";
  return seatsAvailable <= seatsTotal / LAST_PART ? "LAST_PLACES" : "OPEN";
}

/** @param plays one of which the show may belong to */
export function presentNextShow(show: Show, plays: readonly PlaySummary[], now: Date): NextShow {
  const { id, name, dateTime, venue, ticketTypes, salesOpenAt } = presentShow(show, now);
  const { lowest, highest } = priceRange(ticketTypes);
  return {
    showId: id,
    title: name,
    dateTime,
    ...(venue && { venue }),
    lowestPrice: lowest,
    highestPrice: highest,
    sale: saleOf(show, now),
    salesOpenAt,
    play: plays.find((play) => play.id === show.playId) ?? null,
  };
}
