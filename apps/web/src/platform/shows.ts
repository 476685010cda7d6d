/** The shows, for every screen that names them: one list and one rhythm, whoever looks at it. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "./api-client.ts";
import { getReadyForDates } from "./format.ts";

/** Both lists; what changes a show asks for them anew. */
export const SHOWS_KEY = ["shows"];
/** The sale opens and closes by the server's clock, and places are sold while one looks. */
const REFRESH_MS = 30_000;

const showsQuery = queryOptions({
  queryKey: [...SHOWS_KEY, "coming"],
  queryFn: ({ signal }) => {
    setTimeout(getReadyForDates);
    return api.listShows({ signal });
  },
  refetchInterval: REFRESH_MS,
});

const allShowsQuery = queryOptions({
  queryKey: [...SHOWS_KEY, "all"],
  queryFn: ({ signal }) => api.listShows({ query: { all: true }, signal }),
  refetchInterval: REFRESH_MS,
});

/** The shows that have not ended, soonest first: also those whose sale is closed, and tonight's while it plays. */
export function useShows() {
  return useQuery(showsQuery);
}

/** All shows, also those that have ended; administrators only. */
export function useAllShows() {
  return useQuery(allShowsQuery);
}
