import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import type { ShowRow } from "#database/tables/shows.ts";
import { DomainError } from "#platform/http-errors.ts";

const dutchMoment = new Intl.DateTimeFormat("nl-NL", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/Brussels",
});

/** Before the sale only a PRE_ORDER code works. @throws DomainError SALES_CLOSED, SALES_NOT_OPEN */
export function requireOpenSale(show: ShowRow, now: Date, codeType: CodeType | null): void {
  if (show.salesCloseAt <= now) throw new DomainError("SALES_CLOSED");
  if (show.salesOpenAt && show.salesOpenAt > now && codeType !== "PRE_ORDER") {
    throw new DomainError("SALES_NOT_OPEN", { date: dutchMoment.format(show.salesOpenAt) });
  }
}
