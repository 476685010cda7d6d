import type { SeatsChanged } from "@podium/shared/realtime";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryClient } from "../../platform/query-client.ts";
import { openSocket, type PodiumSocket } from "../../platform/socket.ts";
import { deskSeatsQuery } from "./api/desk-seats.ts";

/** Changes that come close together are asked for once. */
const GATHER_MS = 100;

/** The seats of a show as volunteers see them, live. */
export function useDeskSeats(showId: number) {
  useSeatNews(showId);
  return useQuery(deskSeatsQuery(showId));
}

/** The public news says that a seat changed, not for whom: what volunteers may know besides is asked for. */
function useSeatNews(showId: number): void {
  useEffect(() => {
    let socket: PodiumSocket | undefined;
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let open = true;
    const ask = (): void => {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        void queryClient.invalidateQueries({ queryKey: deskSeatsQuery(showId).queryKey });
      }, GATHER_MS);
    };
    const change = (changed: SeatsChanged): void => {
      if (changed.showId === showId) ask();
    };
    const join = (): void => {
      socket?.emit("show:join", { showId }, (answer) => {
        if (open && answer.ok) ask();
      });
    };
    openSocket().then(
      (opened) => {
        if (!open) return;
        socket = opened;
        socket.on("connect", join);
        socket.on("seats:changed", change);
        if (socket.connected) join();
      },
      // Without the connection the seats are still asked anew twice a minute.
      () => undefined,
    );
    return () => {
      open = false;
      clearTimeout(gathering);
      socket?.off("connect", join);
      socket?.off("seats:changed", change);
      if (socket?.connected) socket.emit("show:leave", { showId });
    };
  }, [showId]);
}
