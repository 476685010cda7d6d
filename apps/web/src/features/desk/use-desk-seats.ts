import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useGatheredReload } from "#platform/gathered-reload.ts";
import { followShow } from "#platform/rooms.ts";
import { deskSeatsQuery } from "./api/desk-seats.ts";

/** The seats of a show as volunteers see them, live. */
export function useDeskSeats(showId: number) {
  useSeatNews(showId);
  return useQuery(deskSeatsQuery(showId));
}

/** The public news says that a seat changed, not for whom: what volunteers may know besides is asked for. */
function useSeatNews(showId: number): void {
  const reload = useGatheredReload(deskSeatsQuery(showId).queryKey);
  // Without the connection the seats are still asked anew twice a minute.
  useEffect(() => followShow(showId, { onJoined: reload, onNews: reload }).leave, [showId, reload]);
}
