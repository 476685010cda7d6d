import type { listShows } from "@podium/shared/contracts/shows";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../platform/api-client.ts";

/** All shows, also those that have ended. */
export const allShowsQuery = queryOptions({
  queryKey: ["shows", "all"],
  queryFn: ({ signal }) => call<typeof listShows>({ method: "GET", path: "/api/show", query: { all: true }, signal }),
});
