import type { Show } from "@podium/shared/contracts/shows";

/** Before the sale, while it runs, after it. */
export type SalePhase = "before" | "open" | "closed";

/**
 * In which part of its sale a show is. The server says whether it is open; a sale that is not open either starts later or is over.
 * @param now milliseconds; by the server's clock
 */
export function salePhase(show: Pick<Show, "salesOpen" | "salesOpenAt" | "salesCloseAt">, now: number): SalePhase {
  if (show.salesOpen) return "open";
  const starts = show.salesOpenAt !== null && Date.parse(show.salesOpenAt) > now;
  return starts && Date.parse(show.salesCloseAt) > now ? "before" : "closed";
}
