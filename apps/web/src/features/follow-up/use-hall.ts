import { useMemo } from "react";
import { useShowReservations } from "#entities/reservations/show-reservations.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { countHall, seatOwners, seatViews } from "./hall-snapshot.ts";
import { presentSeatsQuery } from "./present-seats.ts";

export function useHall(showId: number) {
  const present = useLiveQuery(presentSeatsQuery(showId));
  const reservations = useShowReservations(showId);
  const scanned = useMemo(() => present.data && new Set(present.data), [present.data]);
  const owners = useMemo(() => reservations.data && seatOwners(reservations.data, showId), [reservations.data, showId]);
  // Seats wait for the reservations; if those fail, scans are shown without names.
  const waiting = owners === undefined && !reservations.isError;

  const views = useMemo(
    () => (scanned && !waiting ? seatViews(scanned, owners ?? null) : new Map()),
    [scanned, owners, waiting],
  );

  return {
    views,
    present,
    reservations,
    owners,
    counts: scanned && owners && countHall(scanned, owners),
  };
}
