import { longMoment } from "@podium/shared/words/date-formats";
import { DomainError } from "#platform/http/http-errors.ts";
import type { ShowRow } from "#database/tables/seats.ts";

/** Requires that the sale has begun: before, an accepted offer's seats could not be reserved. @throws DomainError */
export function requireBegunSale({ salesOpenAt }: Pick<ShowRow, "salesOpenAt">, now: Date): void {
  if (salesOpenAt !== null && salesOpenAt > now)
    throw new DomainError("SALES_NOT_OPEN", { date: (language) => longMoment(salesOpenAt, language) });
}

/** @throws DomainError SHOW_CANCELLED, SALES_CLOSED, SALES_NOT_OPEN */
export function requireOpenSale(show: Pick<ShowRow, "cancelledAt" | "salesCloseAt" | "salesOpenAt">, now: Date): void {
  if (show.cancelledAt !== null) throw new DomainError("SHOW_CANCELLED");
  if (show.salesCloseAt <= now) throw new DomainError("SALES_CLOSED");
  requireBegunSale(show, now);
}
