import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import type { ShowRow } from "#database/tables/seats.ts";
import { longMoment } from "#platform/formats.ts";
import { DomainError } from "#platform/http-errors.ts";

/** Before the sale only a PRE_ORDER code works. @throws DomainError SALES_CLOSED, SALES_NOT_OPEN */
export function requireOpenSale(show: ShowRow, now: Date, codeType: CodeType | null): void {
  if (show.salesCloseAt <= now) throw new DomainError("SALES_CLOSED");
  if (show.salesOpenAt && show.salesOpenAt > now && codeType !== "PRE_ORDER") {
    throw new DomainError("SALES_NOT_OPEN", { date: longMoment(show.salesOpenAt) });
  }
}
