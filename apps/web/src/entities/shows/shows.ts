/** The shows, for every screen that names them. */
import { liveQuery } from "#live/live-query.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import { getReadyForDates } from "#platform/format.ts";

/** This list and that of all shows; what changes a show invalidates them. */
export const SHOWS_KEY = ["shows"];

const showsQuery = liveQuery({
  key: [...SHOWS_KEY, "coming"],
  fetch: (signal) => {
    setTimeout(getReadyForDates);
    return api.listShows({ signal });
  },
  staleTime: 30_000,
});

/** The shows that have not ended, soonest first: also those whose sale is closed, and tonight's while it plays. */
export function useShows() {
  return useLiveQuery(showsQuery);
}
