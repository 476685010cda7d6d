import type { Show } from "@podium/shared/contracts/shows";
import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";
import { getReadyForDates } from "#platform/format.ts";
import { SAME_FOR_ALL } from "#platform/same-for-all.ts";

/** Key of this list and that of all shows, for invalidation. */
export const SHOWS_KEY = ["shows"];

/** For who works at the entrance alone: the server leaves those within 36 hours, also an ended one. */
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

/** The show that the `show` of an address names, when it is one of these. */
export function namedShow(shows: readonly Show[], search: URLSearchParams): Show | undefined {
  const id = Number(search.get("show"));
  return shows.find((show) => show.id === id);
}
