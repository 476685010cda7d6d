import type { ShowSeriesForm } from "@podium/shared/contracts/shows";
import { fromTheatreTime } from "#platform/theatre-time.ts";
import { closesBefore } from "./new-show.ts";
import type { ShowInput } from "./show-form.ts";

/** @param first of the series, as it was checked @param dates as they were chosen */
export function seriesBody(first: ShowInput, dates: readonly string[]): ShowSeriesForm {
  const { dateTime, salesCloseAt, ...alike } = first;
  return {
    ...alike,
    dateTimes: dates.flatMap((date) => fromTheatreTime(date) ?? []),
    closesBefore: closesBefore({ dateTime, salesCloseAt: salesCloseAt ?? dateTime }),
  };
}
