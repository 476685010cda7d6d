import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";
import { getReadyForDates } from "#platform/format.ts";

/** Key of this list and that of all shows, for invalidation. */
export const SHOWS_KEY = ["shows"];

/** Shows that have not ended, soonest first, also with closed sales. */
export const showsQuery = liveQuery({
  key: [...SHOWS_KEY, "coming"],
  fetch: (signal) => {
    setTimeout(getReadyForDates);
    return api.listShows({ signal });
  },
  staleTime: 30_000,
});
