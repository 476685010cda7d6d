/** Initial values of a new show: the defaults, another show, or the last show of a play. */
import type { Show, ShowSeriesForm } from "@podium/shared/contracts/shows";
import { fromTheatreTime } from "#platform/theatre-time.ts";
import { NO_PLAY, type ShowFields, showFields, type ShowInput } from "./show-form.ts";
import { copiedTypes } from "./ticket-type-fields.ts";

export interface NewShowFrom {
  /** The show whose plan, prices, ticket types, limits and sale rules are copied. */
  source?: Show | undefined;
  play?: { id: number; title: string } | undefined;
}

const MINUTE_MS = 60_000;

export const closesBefore = ({ dateTime, salesCloseAt }: Pick<Show, "dateTime" | "salesCloseAt">): number =>
  Math.round((Date.parse(dateTime) - Date.parse(salesCloseAt)) / MINUTE_MS);

/** Returns all fields but the moment, which must be chosen. */
export function newShowFields({ source, play }: NewShowFrom, shows: readonly Show[]): ShowFields {
  const playId = play ? String(play.id) : undefined;
  if (!source) return { ...showFields(null, shows), ...(play && { name: play.title }), playId: playId ?? NO_PLAY };
  const copied = showFields(source);
  return {
    ...copied,
    dateTime: "",
    salesCloseAt: "",
    closesBefore: String(closesBefore(source)),
    playId: playId ?? copied.playId,
    ticketTypes: copied.ticketTypes.length === 0 ? [] : copiedTypes(source, []),
  };
}

/** Returns the show of a play whose settings the next one gets: the latest that takes place, else the latest. */
export function lastShow(shows: readonly Show[], playId: number): Show | undefined {
  const ofPlay = shows
    .filter((show) => show.playId === playId)
    .toSorted((a, b) => b.dateTime.localeCompare(a.dateTime));
  return ofPlay.find(({ cancelledAt }) => cancelledAt === undefined) ?? ofPlay[0];
}

/** Returns the shows that a new one would duplicate: of the same play, or without a play those of the same name. */
export function sameShows(
  shows: readonly Show[],
  fields: Pick<ShowFields, "name" | "playId">,
  halls: ReadonlySet<number>,
) {
  const name = fields.name.trim().toLowerCase();
  return shows.filter(
    (show) =>
      show.cancelledAt === undefined &&
      halls.has(show.hallPlanId) &&
      (fields.playId === NO_PLAY
        ? show.playId === undefined && show.name.toLowerCase() === name
        : String(show.playId) === fields.playId),
  );
}

/** @param first the validated first show of the series @param dates the chosen dates */
export function seriesBody(first: ShowInput, dates: readonly string[]): ShowSeriesForm {
  const { dateTime, salesCloseAt, ...alike } = first;
  return {
    ...alike,
    dateTimes: dates.flatMap((date) => fromTheatreTime(date) ?? []),
    closesBefore: closesBefore({ dateTime, salesCloseAt: salesCloseAt ?? dateTime }),
  };
}

/** 'De vrek is gepland.', or the number of shows of a series. */
export function plannedWords(shows: readonly Show[]): string {
  const [first] = shows;
  const name = first?.name ?? "";
  return shows.length === 1 ? `${name} is gepland.` : `${shows.length} voorstellingen van ${name} zijn gepland.`;
}
