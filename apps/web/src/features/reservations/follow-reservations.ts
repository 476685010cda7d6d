import type { Reservation } from "@podium/shared/contracts/reservations";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { openSocket, type PodiumSocket } from "#platform/socket.ts";
import { myLatestReservationQuery } from "./api/my-latest-reservation.ts";
import { myReservationsQuery } from "./api/my-reservations.ts";

/**
 * Keeps one's reservations on this screen live: a payment that is confirmed or a reservation that lapses shows by itself.
 * @param onChange what else depends on the reservation that changed
 */
export function useLiveReservations(onChange?: (reservation: Reservation) => void): void {
  const queries = useQueryClient();
  useEffect(() => {
    const controller = new AbortController();
    // Without the live connection the screen still shows what it loaded.
    openSocket().then(
      (socket) => listen(socket, queries, controller.signal, onChange),
      () => undefined,
    );
    return () => controller.abort();
  }, [queries, onChange]);
}

function listen(
  socket: PodiumSocket,
  queries: QueryClient,
  signal: AbortSignal,
  onChange?: (reservation: Reservation) => void,
): void {
  if (signal.aborted) return;
  const reread = (): void => void queries.invalidateQueries({ queryKey: ["own-reservations"] });
  const take = ({ reservation }: { reservation: Reservation }): void => {
    const replace = (known: Reservation): Reservation => (known.id === reservation.id ? reservation : known);
    queries.setQueryData(myReservationsQuery.queryKey, (list) => list?.map(replace));
    queries.setQueryData(myLatestReservationQuery.queryKey, (latest) => latest && replace(latest));
    reread();
    onChange?.(reservation);
  };
  socket.on("reservation:changed", take);
  // What happened while the connection was away was not told.
  socket.io.on("reconnect", reread);
  signal.addEventListener("abort", () => {
    socket.off("reservation:changed", take);
    socket.io.off("reconnect", reread);
  });
}
