import type { WaitingList, WaitingShow } from "@podium/shared/contracts/waiting-list";
import { rooms } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { liveQueries } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";

type WaitingEvent = { showId: number } | object;

/** The shows with a waiting list that is not empty. */
export const waitingShowsQuery = liveQuery<readonly WaitingShow[], object, WaitingEvent>({
  key: ["box-office", "waiting", "shows"],
  fetch: (signal) => api.listWaitingShows({ signal }),
  room: [rooms.payments, rooms.waitingLists],
  apply: (known, event, refetch) => {
    if ("showId" in event) refetch();
    return known;
  },
});

/** The waiting list of a show. Its event names only the show and no position, so the short list is refetched. */
export function waitingListQuery(showId: number) {
  return liveQuery<WaitingList, object, WaitingEvent>({
    key: ["box-office", "waiting", "list", showId],
    fetch: (signal) => api.listWaitingPeople({ params: { id: showId }, signal }),
    room: [rooms.payments, rooms.waitingLists],
    apply: (known, event, refetch) => {
      if ("showId" in event && event.showId === showId) refetch();
      return known;
    },
  });
}

/** Stores the list from an action's response, and refetches the numbers of the shows. */
export function replaceWaitingList(showId: number, list: WaitingList): void {
  liveQueries.change<WaitingList>(waitingListQuery(showId).key, () => list);
  void liveQueries.refetch(waitingShowsQuery.key);
}

export function refetchWaitingList(showId: number): void {
  void liveQueries.refetch(waitingListQuery(showId).key);
  void liveQueries.refetch(waitingShowsQuery.key);
}
