import type { WaitingRoom, WaitingRoomEntry } from "@podium/shared/contracts/waiting-room";
import { useEffect } from "react";
import { mustAsk } from "./phase.ts";
import { refetchPlace } from "./waiting-room.ts";

/** After the draw, and at the end of the room, everybody asks: spread over this long, they are not one wave. */
const SPREAD_MS = 3000;
const CALLED_MS = 300;
const RETRY_MS = 5000;

/** Asks for one's place once the room's counters say that it changed. */
export function useAskAgain(showId: number, entry: WaitingRoomEntry | null, room: WaitingRoom | null): void {
  const asks = entry !== null && mustAsk(entry, room);
  const isCalled = entry?.rank !== undefined && room !== null && room.on && entry.rank <= room.letIn;
  const spread = isCalled ? CALLED_MS : SPREAD_MS;
  useEffect(() => {
    if (!asks) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const askAfter = (milliseconds: number): void => {
      timer = setTimeout(() => {
        refetchPlace(showId);
        askAfter(RETRY_MS);
      }, milliseconds);
    };
    askAfter(Math.random() * spread);
    return () => clearTimeout(timer);
  }, [asks, showId, spread]);
}
