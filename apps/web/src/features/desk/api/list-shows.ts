import type { listShows } from "@podium/shared/contracts/shows";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../platform/api-client.ts";

/** The shows that have not ended, soonest first: also those whose sale is closed, and tonight's while it plays. */
export const deskShowsQuery = queryOptions({
  queryKey: ["shows"],
  queryFn: ({ signal }) => call<typeof listShows>({ method: "GET", path: "/api/show", signal }),
});
