import type { Show } from "@podium/shared/contracts/shows";
import type { TicketCode } from "@podium/shared/contracts/ticket-codes";
import { formatDayOfYear, formatEuro, formatShortDateTime } from "#platform/format.ts";

export type NamedShow = Pick<Show, "id" | "name" | "dateTime">;

export const showWords = ({ name, dateTime }: NamedShow): string => `${name}, ${formatShortDateTime(dateTime)}`;

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

export function namesOf(showIds: readonly number[], shows: readonly NamedShow[] | undefined): string {
  const ids = new Set(showIds);
  if (shows === undefined) return ids.size === 1 ? "één voorstelling" : `${ids.size} voorstellingen`;
  const named = shows.filter(({ id }) => ids.has(id)).map(showWords);
  const deleted = ids.size - named.length;
  const rest = deleted === 1 ? ["een verwijderde voorstelling"] : [`${deleted} verwijderde voorstellingen`];
  const words = deleted === 0 ? named : [...named, ...rest];
  // Separated by semicolons, because each name contains a comma.
  return [words.slice(0, -1).join("; "), ...words.slice(-1)].filter(Boolean).join(" en ");
}
