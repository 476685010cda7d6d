import { hashKey, keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { queryClient } from "#platform/query-client.ts";
import { createLiveQueries, type LiveQuery } from "./live-query.ts";

/** The queries of the website. They know the rooms of a query only through it: a page without one loads none. */
export const liveQueries = createLiveQueries(queryClient);

interface LiveQueryView {
  /** False: nothing is fetched or followed. */
  enabled?: boolean;
  /** Shows what the last key had while the next one loads. */
  keepPrevious?: boolean;
}

/** Loads what a query defines and keeps it right for as long as the component is there. */
export function useLiveQuery<Data, Snapshot, Event>(
  query: LiveQuery<Data, Snapshot, Event>,
  { enabled = true, keepPrevious = false }: LiveQueryView = {},
) {
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  });
  const result = useQuery({
    ...liveQueries.options(query),
    enabled,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
  const { key, room = [] } = query;
  const followed = [hashKey(key), ...[room].flat().map(({ name }) => name)].join();
  useEffect(() => {
    if (enabled) return liveQueries.follow(() => latest.current);
    return undefined;
    // Another key, or another room, is followed anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [followed, enabled]);
  return result;
}
