import { longMoment } from "@podium/shared/words/date-formats";
import { DomainError } from "#platform/process/domain-error.ts";

/** Times of a show between which its seats are sold. */
interface SalePeriod {
  cancelledAt: Date | null;
  /** Null: at once. */
  salesOpenAt: Date | null;
  salesCloseAt: Date;
}

/** @throws DomainError SALES_NOT_OPEN with the moment at which the sale begins */
export function requireBegunSale({ salesOpenAt }: Pick<SalePeriod, "salesOpenAt">, now: Date): void {
  if (salesOpenAt !== null && salesOpenAt > now)
    throw new DomainError("SALES_NOT_OPEN", { date: (language) => longMoment(salesOpenAt, language) });
}

/**
 * Requires that a show's seats are for sale now.
 * @param options.presale whether the buyer may buy before the sale begins, by a PRE_ORDER code
 * @throws DomainError SHOW_CANCELLED, SALES_CLOSED, SALES_NOT_OPEN
 */
export function requireOpenSale(show: SalePeriod, now: Date, { presale = false } = {}): void {
  if (show.cancelledAt !== null) throw new DomainError("SHOW_CANCELLED");
  if (show.salesCloseAt <= now) throw new DomainError("SALES_CLOSED");
  if (!presale) requireBegunSale(show, now);
}
