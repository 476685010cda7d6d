import type { listShows, Show } from "@podium/shared/contracts/shows";
import { call } from "#platform/api-client.ts";

/** The shows that have not ended, soonest first. */
export function fetchShows({ signal }: { signal: AbortSignal }): Promise<Show[]> {
  return call<typeof listShows>({ method: "GET", path: "/api/show", signal });
}
