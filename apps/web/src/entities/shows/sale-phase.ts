import { WAITING_ROOM_OPENS_SECONDS } from "@podium/shared/contracts/limits";
import type { Show } from "@podium/shared/contracts/shows";
import { shows } from "#messages/nl/shows.ts";
import { formatDateTime } from "#platform/format.ts";

export type SalePhase = "before" | "open" | "closed";
type Sale = Pick<Show, "salesOpen" | "salesOpenAt" | "salesCloseAt" | "cancelledAt">;

/** Tells whether a sale that the server calls closed starts later or is over. `now`: server clock, milliseconds. */
export function salePhase(show: Sale, now: number): SalePhase {
  return saleStart(show, now) !== null ? "before" : show.salesOpen || hasOpened(show, now) ? "open" : "closed";
}

/** Whether the sale opened since the server described the show, which a page asks for twice a minute only. */
function hasOpened({ salesOpenAt, salesCloseAt, cancelledAt }: Sale, now: number): boolean {
  if (cancelledAt !== undefined || salesOpenAt === null) return false;
  return Date.parse(salesOpenAt) <= now && now < Date.parse(salesCloseAt);
}

/** The moment from which everybody may reserve; null once the sale is open or over. */
function saleStart({ salesOpen, salesOpenAt, salesCloseAt, cancelledAt }: Sale, now: number): string | null {
  if (cancelledAt !== undefined) return null;
  const starts = !salesOpen && salesOpenAt !== null && Date.parse(salesOpenAt) > now && Date.parse(salesCloseAt) > now;
  return starts ? salesOpenAt : null;
}

/** 'In verkoop vanaf zondag 29 november 2026 om 14:00'; null once the sale is open or over. */
export function saleStartText(show: Sale, now: number): string | null {
  const start = saleStart(show, now);
  return start === null ? null : shows().onSaleFrom(formatDateTime(start));
}

/** Says what visitors can do while the sale is not open; null during the sale. */
export function salesNote(show: Sale, now: number): string | null {
  const t = shows();
  if (show.cancelledAt !== undefined) return t.isCancelled;
  switch (salePhase(show, now)) {
    case "open":
      return null;
    case "before":
      return t.presale;
    case "closed":
      return t.saleClosed;
  }
}

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

/** Whether the page of a show enters its waiting room: from half an hour before the sale opens, until it closes. */
export function hasWaitingRoom(show: Sale & Pick<Show, "waitingRoom">, now: number): boolean {
  const { waitingRoom, salesOpenAt, salesCloseAt, cancelledAt } = show;
  if (waitingRoom === "off" || cancelledAt !== undefined || now >= Date.parse(salesCloseAt)) return false;
  if (salesOpenAt === null) return waitingRoom === "on";
  return now >= Date.parse(salesOpenAt) - WAITING_ROOM_OPENS_SECONDS * 1000;
}
