import type { Show } from "@podium/shared/contracts/shows";
import { queryClient } from "#platform/query-client.ts";
import { SHOWS_KEY } from "./shows.ts";

/**
 * Lists of shows that have a show in another plan are fetched again, and screens draw the new one.
 * @param hallPlanId that the server says now; undefined: it says nothing of it
 */
export function notePlan(showId: number, hallPlanId: number | undefined): void {
  if (hallPlanId === undefined) return;
  const lists = queryClient.getQueriesData<readonly Show[]>({ queryKey: SHOWS_KEY });
  const isMoved = lists.some(([, shows]) =>
    shows?.some((show) => show.id === showId && show.hallPlanId !== hallPlanId),
  );
  if (isMoved) void queryClient.invalidateQueries({ queryKey: SHOWS_KEY });
}
