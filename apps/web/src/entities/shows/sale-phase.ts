import type { Show } from "@podium/shared/contracts/shows";
import { shows } from "#messages/nl/shows.ts";
import { formatDateTime } from "#platform/format.ts";

export type SalePhase = "before" | "open" | "closed";
type Sale = Pick<Show, "salesOpen" | "salesOpenAt" | "salesCloseAt" | "cancelledAt">;

/** Tells whether a sale that the server calls closed starts later or is over. `now`: server clock, milliseconds. */
export function salePhase(show: Sale, now: number): SalePhase {
  return saleStart(show, now) !== null ? "before" : show.salesOpen ? "open" : "closed";
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
