/** What happens to reservations, as it happens: made, paid, lapsed, cancelled (decisions, section 4, payments room). */
import type { Reservation } from "@podium/shared/contracts/reservations";
import type { ScanRecorded } from "@podium/shared/realtime";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "./api-client.ts";
import { createMeanwhile } from "./heard-meanwhile.ts";
import { queryClient } from "./query-client.ts";
import { followPayments } from "./desk-rooms.ts";

/** Lists that are held whole, one of each show that is looked at. */
const KEPT_KEY = ["reservations", "show"];
const REPAIR_MS = 30_000;

type News = { reservation: Reservation } | { scan: ScanRecorded };
const meanwhile = createMeanwhile<News>();

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
    // Without the connection the lists are still asked anew twice a minute.
    const following = followPayments({
      onJoined: () => latest.current.onJoined(),
      onNews: (reservation) => latest.current.onChange(reservation),
    });
    return following.leave;
  }, []);
}

/** All reservations of one show, kept right by the feed; none while no show is chosen. */
export function useShowReservations(showId: number | undefined) {
  const queryKey = [...KEPT_KEY, showId ?? 0];
  useReservationFeed({
    onChange: (reservation) => take({ reservation }),
    onJoined: () => void queryClient.invalidateQueries({ queryKey }),
  });
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => readReservations(showId ?? 0, signal),
    enabled: showId !== undefined,
    refetchInterval: REPAIR_MS,
  });
}

/** Takes a scan, or one that was taken back, into the lists that are held whole. */
export function noteScan(scan: ScanRecorded): void {
  take({ scan });
}

function take(news: News): void {
  meanwhile.hear(news);
  for (const [queryKey] of queryClient.getQueriesData({ queryKey: KEPT_KEY })) {
    const showId = queryKey.at(-1);
    queryClient.setQueryData<readonly Reservation[]>(queryKey, (all) => all && withNews(all, showId, news));
  }
}

/** The reservations of a show; what was heard while they were on their way is in them. */
function readReservations(showId: number, signal: AbortSignal): Promise<readonly Reservation[]> {
  return meanwhile.over(
    async () => {
      const answer = await api.listReservations({ query: { showId }, signal });
      return "items" in answer ? answer.items : answer;
    },
    (all: readonly Reservation[], news) => withNews(all, showId, news),
  );
}

function withNews(all: readonly Reservation[], showId: unknown, news: News): readonly Reservation[] {
  if ("scan" in news) return withScan(all, news.scan);
  return news.reservation.show.id === showId ? withReservation(all, news.reservation) : all;
}

function withScan(all: readonly Reservation[], { reservationId, seatId, present, at }: ScanRecorded) {
  return all.map((reservation) => {
    if (reservation.id !== reservationId) return reservation;
    const seats = reservation.seats.map((each) =>
      each.seat.seatId === seatId ? { ...each, scannedAt: present ? at : null } : each,
    );
    return { ...reservation, seats };
  });
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
