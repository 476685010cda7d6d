import type { TicketCode } from "@podium/shared/contracts/ticket-codes";
import { type NamedShow, namesOf } from "#entities/shows/named-shows.ts";
import { formatDayOfYear, formatEuro } from "#platform/format.ts";

/**
 * '10%, enkel De vrek, za 12 dec 2026, 20:00, tot en met 31 december 2026'; a dash for a code without terms.
 * @param shows all, past ones too; undefined while they load
 */
export function codeTerms(code: TicketCode, shows: readonly NamedShow[] | undefined): string {
  const { percent, amountPerSeat, showIds, validUntil } = code;
  const terms = [
    ...(percent === undefined ? [] : [`${percent}%`]),
    ...(amountPerSeat === undefined ? [] : [`${formatEuro(amountPerSeat)} per stoel`]),
    ...(showIds ? [`enkel ${namesOf(showIds, shows)}`] : []),
    ...(validUntil === undefined ? [] : [`tot en met ${formatDayOfYear(`${validUntil}T12:00:00Z`)}`]),
  ];
  return terms.length === 0 ? "–" : terms.join(", ");
}
