import { rooms } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";
import { SHOWS_KEY } from "./shows.ts";

/** All shows, also ended ones, with live sold counts; administrators only. */
export const allShowsQuery = liveQuery({
  key: [...SHOWS_KEY, "all"],
  fetch: (signal) => api.listShows({ query: { all: true }, signal }),
  room: rooms.payments,
  staleTime: 30_000,
});
