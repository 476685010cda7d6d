/** The shows, for every screen that names them. */
import { rooms } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import { getReadyForDates } from "#platform/format.ts";

/** Both lists; what changes a show invalidates them. */
export const SHOWS_KEY = ["shows"];

const showsQuery = liveQuery({
  key: [...SHOWS_KEY, "coming"],
  fetch: (signal) => {
    setTimeout(getReadyForDates);
    return api.listShows({ signal });
  },
  staleTime: 30_000,
});

const allShowsQuery = liveQuery({
  key: [...SHOWS_KEY, "all"],
  fetch: (signal) => api.listShows({ query: { all: true }, signal }),
  room: rooms.payments,
  staleTime: 30_000,
});

/** The shows that have not ended, soonest first: also those whose sale is closed, and tonight's while it plays. */
export function useShows() {
  return useLiveQuery(showsQuery);
}

/** All shows, also those that have ended, with their sold seats as they are sold; administrators only. */
export function useAllShows() {
  return useLiveQuery(allShowsQuery);
}
