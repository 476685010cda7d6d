import { useEffect, useState } from "react";
import { followShow } from "#platform/rooms.ts";
import type { Following } from "#platform/socket-room.ts";
import { countFree, takeSeats, type KnownSeats } from "./free-places.ts";

/** The page is drawn and read first; the live connection may come a moment later. */
const AFTER_MS = 2000;

/**
 * The number of free places of a show, live. Until the connection is there, or without one, it is what the list of shows said.
 * @param listed the number in the list of shows
 */
export function useLivePlaces(showId: number, listed: number): number {
  const [live, setLive] = useState<{ showId: number; free: number } | null>(null);
  useEffect(() => {
    let following: Following | undefined;
    const known: KnownSeats = new Map();
    const tell = (): void => setLive({ showId, free: countFree(known) });
    let complete = false;
    const timer = setTimeout(() => {
      // Without a connection the list of shows is asked anew every few seconds.
      following = followShow(showId, {
        onJoined: ({ seats }) => {
          takeSeats(known, seats);
          complete = true;
          tell();
        },
        onNews: ({ seats }) => {
          takeSeats(known, seats);
          // Before the snapshot only a part is known.
          if (complete) tell();
        },
      });
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      following?.leave();
      setLive(null);
    };
  }, [showId]);
  return live?.showId === showId ? live.free : listed;
}
