/** What happens to reservations, as it happens: made, paid, lapsed, cancelled (decisions, section 4, payments room). */
import type { listReservations, Reservation } from "@podium/shared/contracts/reservations";
import type { ScanRecorded } from "@podium/shared/realtime";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "./api-client.ts";
import { queryClient } from "./query-client.ts";
import { openSocket, type PodiumSocket } from "./socket.ts";

/** Lists that are held whole; a scan is noted in each of them. */
const KEPT_KEY = ["reservations"];
const ALL_KEY = [...KEPT_KEY, "all"];
const REPAIR_MS = 30_000;
/** Above this many the whole list is too heavy to ask for twice a minute; the feed alone keeps it right then. */
const LIGHT_LIST = 2000;

interface FeedHandlers {
  onChange: (reservation: Reservation) => void;
  /** Changes before this moment may have been missed: take a new snapshot. Runs at every (re)connection. */
  onJoined: () => void;
}

/** Follows the reservations of all shows while the screen is open; administrators only. */
export function useReservationFeed(handlers: FeedHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    let socket: PodiumSocket | undefined;
    let open = true;
    const change = ({ reservation }: { reservation: Reservation }): void => latest.current.onChange(reservation);
    const join = (): void => {
      socket?.emit("payments:join", {}, (answer) => {
        if (open && answer.ok) latest.current.onJoined();
      });
    };
    openSocket().then(
      (opened) => {
        if (!open) return;
        socket = opened;
        socket.on("connect", join);
        socket.on("payment:changed", change);
        if (socket.connected) join();
      },
      // Without the connection the lists are still asked anew twice a minute.
      () => undefined,
    );
    return () => {
      open = false;
      socket?.off("connect", join);
      socket?.off("payment:changed", change);
    };
  }, []);
}

/** All reservations of all shows, kept right by the feed: for pictures that need every one of them. */
export function useAllReservations() {
  return useKeptReservations(ALL_KEY, undefined);
}

/** All reservations of one show, kept right by the feed; none while no show is chosen. */
export function useShowReservations(showId: number | undefined) {
  return useKeptReservations([...KEPT_KEY, "show", showId ?? 0], showId, showId !== undefined);
}

function useKeptReservations(queryKey: readonly (string | number)[], showId: number | undefined, enabled = true) {
  useReservationFeed({
    onChange: (reservation) => {
      if (showId !== undefined && reservation.show.id !== showId) return;
      queryClient.setQueryData<readonly Reservation[]>(queryKey, (all) => all && withReservation(all, reservation));
    },
    onJoined: () => void queryClient.invalidateQueries({ queryKey }),
  });
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchReservations(showId, signal),
    enabled,
    refetchInterval: ({ state }) => ((state.data?.length ?? 0) > LIGHT_LIST ? false : REPAIR_MS),
  });
}

/** Takes a scan, or one that was taken back, into the lists that are held whole. */
export function noteScan({ reservationId, seatId, present, at }: ScanRecorded): void {
  queryClient.setQueriesData<readonly Reservation[]>({ queryKey: KEPT_KEY }, (all) =>
    all?.map((reservation) => {
      if (reservation.id !== reservationId) return reservation;
      const seats = reservation.seats.map((each) =>
        each.seat.seatId === seatId ? { ...each, scannedAt: present ? at : null } : each,
      );
      return { ...reservation, seats };
    }),
  );
}

async function fetchReservations(showId: number | undefined, signal: AbortSignal): Promise<readonly Reservation[]> {
  const query = showId === undefined ? {} : { showId };
  const answer = await call<typeof listReservations>({ method: "GET", path: "/api/admin/reservations", query, signal });
  return "items" in answer ? answer.items : answer;
}

/** The list with this reservation as it is now; a new one comes first, as in the API's own order. */
export function withReservation(all: readonly Reservation[], reservation: Reservation): readonly Reservation[] {
  const known = all.some(({ id }) => id === reservation.id);
  return known ? all.map((each) => (each.id === reservation.id ? reservation : each)) : [reservation, ...all];
}

/** What has happened to a reservation, in a word for the mark on its row; null when nothing that one looks for. */
export function changeWord(before: Reservation | undefined, after: Reservation): string | null {
  if (before === undefined)
    return after.status === "PENDING" || after.status === "CONFIRMED" ? "Nieuw" : statusWords[after.status];
  if (before.status !== after.status) return statusWords[after.status];
  const seats = ({ seats: all }: Reservation): string => all.map(({ seat }) => seat.seatId).join();
  return seats(before) === seats(after) && before.totalprice === after.totalprice ? null : "Gewijzigd";
}

const statusWords: Record<Reservation["status"], string> = {
  PENDING: "Heropend",
  CONFIRMED: "Betaald",
  EXPIRED: "Vervallen",
  CANCELLED: "Geannuleerd",
};
