import type { SeatsChanged } from "@podium/shared/realtime";
import { useEffect, useState } from "react";
import { openSocket, type PodiumSocket } from "../../platform/socket.ts";
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
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      // Without a connection the list of shows is asked anew every few seconds.
      openSocket().then(
        (socket) => follow(socket, showId, signal, (free) => setLive({ showId, free })),
        () => undefined,
      );
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
      setLive(null);
    };
  }, [showId]);
  return live?.showId === showId ? live.free : listed;
}

function follow(socket: PodiumSocket, showId: number, signal: AbortSignal, tell: (free: number) => void): void {
  if (signal.aborted) return;
  const known: KnownSeats = new Map();
  let complete = false;
  const change = (changed: SeatsChanged): void => {
    if (changed.showId !== showId) return;
    takeSeats(known, changed.seats);
    // Before the snapshot only a part is known.
    if (complete) tell(countFree(known));
  };
  const join = (): void => {
    socket.emit("show:join", { showId }, (answer) => {
      if (!answer.ok || signal.aborted) return;
      takeSeats(known, answer.seats);
      complete = true;
      tell(countFree(known));
    });
  };
  socket.on("seats:changed", change);
  socket.on("connect", join);
  if (socket.connected) join();
  signal.addEventListener("abort", () => {
    socket.off("seats:changed", change);
    socket.off("connect", join);
    if (socket.connected) socket.emit("show:leave", { showId });
  });
}
