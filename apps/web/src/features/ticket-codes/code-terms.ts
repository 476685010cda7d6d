import type { Show } from "@podium/shared/contracts/shows";
import type { TicketCode } from "@podium/shared/contracts/ticket-codes";
import { formatDayOfYear, formatEuro, formatShortDateTime } from "#platform/format.ts";

export type NamedShow = Pick<Show, "id" | "name" | "dateTime">;

export const showWords = ({ name, dateTime }: NamedShow): string => `${name}, ${formatShortDateTime(dateTime)}`;

/** '10% korting, enkel De vrek, 12 dec 2026, tot en met 31 dec 2026'; a dash for what takes nothing off. */
export function codeTerms(code: TicketCode, shows: readonly NamedShow[]): string {
  const { percent, amountPerSeat, showIds, validUntil } = code;
  if (percent === undefined && amountPerSeat === undefined) return "–";
  const names = showIds?.map((id) => {
    const show = shows.find((one) => one.id === id);
    return show ? showWords(show) : `voorstelling ${id}`;
  });
  return [
    percent === undefined ? `${formatEuro(amountPerSeat ?? 0)} per stoel` : `${percent}%`,
    ...(names ? [`enkel ${names.join(" en ")}`] : []),
    ...(validUntil === undefined ? [] : [`tot en met ${formatDayOfYear(`${validUntil}T12:00:00Z`)}`]),
  ].join(", ");
}
