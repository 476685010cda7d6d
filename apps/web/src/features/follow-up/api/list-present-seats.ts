import type { presentSeatIds } from "@podium/shared/contracts/tickets";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../platform/api-client.ts";

/** Repairs what a lost message left behind (decisions, section 4). */
const REPAIR_MS = 30_000;

export function presentSeatsKey(showId: number) {
  return ["follow-up", "present", showId] as const;
}

/** The ids of the seats of a show whose ticket was scanned. */
export function presentSeatsQuery(showId: number) {
  return queryOptions({
    queryKey: presentSeatsKey(showId),
    queryFn: ({ signal }): Promise<readonly string[]> =>
      call<typeof presentSeatIds>({
        method: "GET",
        path: "/api/reservation/show/:showId/present-seat-ids",
        params: { showId },
        signal,
      }),
    refetchInterval: REPAIR_MS,
  });
}
