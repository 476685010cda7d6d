import type { Show } from "@podium/shared/contracts/shows";
import { formatDateTime } from "#platform/format.ts";

/** Null during the sale. */
export function salesNote(show: Pick<Show, "salesOpen" | "salesOpenAt">, now: Date): string | null {
  if (show.salesOpen) return null;
  if (show.salesOpenAt !== null && new Date(show.salesOpenAt) > now) {
    return `De verkoop start op ${formatDateTime(show.salesOpenAt)}. Met een voorverkoopcode kunt u nu al reserveren.`;
  }
  return "De onlineverkoop is gesloten. Vraag aan de kassa of er nog plaatsen zijn.";
}
