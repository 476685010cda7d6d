import { hashKey, keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { queryClient } from "#platform/query-client.ts";
import { createLiveQueries, type LiveQuery } from "./live-query.ts";

/** The website's queries. Rooms load with this module, so a page without live data loads none. */
export const liveQueries = createLiveQueries(queryClient);

interface LiveQueryView {
  enabled?: boolean;
  /** Shows the last key's data while the next one loads. */
  keepPrevious?: boolean;
}

export function useLiveQuery<Data, Snapshot, Event>(
  query: LiveQuery<Data, Snapshot, Event>,
  { enabled = true, keepPrevious = false }: LiveQueryView = {},
) {
  const latest = useEffectEvent(() => query);
  const result = useQuery({
    ...liveQueries.options(query),
    enabled,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
  const { key, room = [] } = query;
  const followed = [hashKey(key), ...[room].flat().map(({ name }) => name)].join();
  useEffect(() => {
    if (enabled) return liveQueries.subscribe(() => latest());
    return undefined;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another key or room needs another subscription
  }, [followed, enabled]);
  return result;
}
