import type { Show } from "@podium/shared/contracts/shows";

export type SalePhase = "before" | "open" | "closed";

/** A sale that the server calls closed either starts later or is over. `now`: server clock, milliseconds. */
export function salePhase(show: Pick<Show, "salesOpen" | "salesOpenAt" | "salesCloseAt">, now: number): SalePhase {
  if (show.salesOpen) return "open";
  const starts = show.salesOpenAt !== null && Date.parse(show.salesOpenAt) > now;
  return starts && Date.parse(show.salesCloseAt) > now ? "before" : "closed";
}
