import type { Show } from "@podium/shared/contracts/shows";
import { queryClient } from "#platform/query-client.ts";
import { SHOWS_KEY } from "./shows.ts";

/**
 * Refetches the lists of shows when one of them has the show in another hall plan, so that screens draw the new plan.
 * @param hallPlanId the plan that the server reports; undefined: the event does not name one
 */
export function notePlan(showId: number, hallPlanId: number | undefined): void {
  if (hallPlanId === undefined) return;
  const lists = queryClient.getQueriesData<readonly Show[]>({ queryKey: SHOWS_KEY });
  const isMoved = lists.some(([, shows]) =>
    shows?.some((show) => show.id === showId && show.hallPlanId !== hallPlanId),
  );
  if (isMoved) void queryClient.invalidateQueries({ queryKey: SHOWS_KEY });
}
