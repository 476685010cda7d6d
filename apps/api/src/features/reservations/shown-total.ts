import { toCents } from "@podium/shared/money";
import { euros } from "#platform/formats.ts";
import { DomainError } from "#platform/http-errors.ts";

/**
 * Refuses another amount than was read, a lower one too: nobody pays what they were not shown (decision 085).
 *
 * @param shown in euros; undefined: the caller takes any amount
 * @throws DomainError AMOUNT_CHANGED
 */
export function refuseOtherTotal(totalCents: number, shown: number | undefined): void {
  if (shown === undefined || toCents(shown) === totalCents) return;
  throw new DomainError("AMOUNT_CHANGED", { total: euros(totalCents), shown: euros(toCents(shown)) });
}
