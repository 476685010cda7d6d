import type { Show } from "@podium/shared/contracts/shows";
import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";
import { getReadyForDates } from "#platform/format.ts";
import { SAME_FOR_ALL } from "#platform/query-client.ts";

export const SHOWS_KEY = ["shows"];

/** Shows for callers of the entrance: the server gives those within 36 hours, ended ones included. */
export const entranceShowsQuery = liveQuery({
  key: [...SHOWS_KEY, "entrance"],
  fetch: (signal) => api.listShows({ query: { all: true }, signal }),
  staleTime: 30_000,
});

/** Shows that have not ended, soonest first, also with closed sales. */
export const showsQuery = liveQuery({
  key: [...SHOWS_KEY, "coming"],
  fetch: (signal) => {
    setTimeout(getReadyForDates);
    return api.listShows({ signal });
  },
  staleTime: 30_000,
  ...SAME_FOR_ALL,
});

export function namedShow(shows: readonly Show[], search: URLSearchParams): Show | undefined {
  const id = Number(search.get("show"));
  return shows.find((show) => show.id === id);
}
