import { useEffect, useState } from "react";
import { showSeatsQuery } from "#entities/shows/show-seats.ts";
import { useLiveQuery } from "#live/use-live-query.ts";

/** The page is drawn and read first; the live connection comes a moment later. */
const FOLLOW_AFTER_MS = 2000;

/**
 * The number of free places of a show, live.
 * @param listed the number in the list of shows, until the seats are known
 */
export function useLivePlaces(showId: number, listed: number): number {
  const [enabled, setEnabled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setEnabled(true), FOLLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data: seats } = useLiveQuery(showSeatsQuery(showId), { enabled });
  return seats ? [...seats.values()].filter(({ status }) => status === "available").length : listed;
}
