import type { Show } from "@podium/shared/contracts/shows";
import { formatDateTime } from "#platform/format.ts";

type SalePhase = "before" | "open" | "closed";

/** A sale that the server calls closed either starts later or is over. `now`: server clock, milliseconds. */
export function salePhase(show: Pick<Show, "salesOpen" | "salesOpenAt" | "salesCloseAt">, now: number): SalePhase {
  if (show.salesOpen) return "open";
  const starts = show.salesOpenAt !== null && Date.parse(show.salesOpenAt) > now;
  return starts && Date.parse(show.salesCloseAt) > now ? "before" : "closed";
}

/** Null during the sale. */
export function salesNote(show: Pick<Show, "salesOpen" | "salesOpenAt">, now: number): string | null {
  if (show.salesOpen) return null;
  if (show.salesOpenAt !== null && Date.parse(show.salesOpenAt) > now) {
    return `De verkoop start op ${formatDateTime(show.salesOpenAt)}. Met een voorverkoopcode kunt u nu al reserveren.`;
  }
  return "De onlineverkoop is gesloten. Vraag aan de kassa of er nog plaatsen zijn.";
}
