import type { ShowSeriesForm } from "@podium/shared/contracts/shows";
import { fromTheatreTime } from "#platform/theatre-time.ts";
import { closesBefore } from "./new-show.ts";
import type { ShowInput } from "./show-form.ts";

/** @param first the validated first show of the series @param dates the chosen dates */
export function seriesBody(first: ShowInput, dates: readonly string[]): ShowSeriesForm {
  const { dateTime, salesCloseAt, ...alike } = first;
  return {
    ...alike,
    dateTimes: dates.flatMap((date) => fromTheatreTime(date) ?? []),
    closesBefore: closesBefore({ dateTime, salesCloseAt: salesCloseAt ?? dateTime }),
  };
}
