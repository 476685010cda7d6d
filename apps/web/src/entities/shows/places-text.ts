import type { Show } from "@podium/shared/contracts/shows";
import { shows } from "#messages/nl/shows.ts";
import { saleStartText } from "./sale-phase.ts";

/** 'Nog 120 van de 220 plaatsen vrij', or the start of the sale, or that the show is cancelled. */
export function placesText(show: Show, now: number): string {
  const { seatsAvailable, seatsTotal, cancelledAt } = show;
  if (cancelledAt !== undefined) return shows().cancelled;
  const start = seatsAvailable === 0 ? null : saleStartText(show, now);
  return start ?? placesLeftText(seatsAvailable, seatsTotal);
}

/** @returns null unless the show is cancelled, has no free seats or is not on sale yet: so also after the sale */
export function notOnSaleText(show: Show, now: number): string | null {
  return show.cancelledAt !== undefined || show.seatsAvailable === 0 || saleStartText(show, now) !== null
    ? placesText(show, now)
    : null;
}

function placesLeftText(available: number, total: number): string {
  const t = shows();
  if (available === 0) return t.soldOut;
  if (available === 1) return t.lastPlace;
  if (available <= total / 10) return t.lastPlaces(available);
  return t.placesFree(available, total);
}
