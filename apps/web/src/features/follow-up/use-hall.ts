import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { noteScan, useShowReservations } from "#platform/reservation-feed.ts";
import { followHall } from "#platform/desk-rooms.ts";
import { countHall, seatOwners, seatViews } from "./hall-picture.ts";
import { showSeats } from "./hall.atoms.ts";
import { presentSeatsQuery, takeHallNews } from "./present-seats.ts";

/** Follows the hall of one show: keeps the seats on the screen right and answers what is known of it. */
export function useHall(showId: number) {
  useScanFeed(showId);
  const present = useQuery(presentSeatsQuery(showId));
  const reservations = useShowReservations(showId);
  const scanned = useMemo(() => present.data && new Set(present.data), [present.data]);
  const owners = useMemo(() => reservations.data && seatOwners(reservations.data, showId), [reservations.data, showId]);
  // While the reservations load the seats wait with them; when they cannot be had the scans are shown without names.
  const waiting = owners === undefined && !reservations.isError;

  useEffect(() => {
    showSeats(scanned && !waiting ? seatViews(scanned, owners ?? null) : new Map());
  }, [scanned, owners, waiting]);

  return {
    present,
    reservations,
    owners,
    counts: scanned && owners && countHall(scanned, owners),
  };
}

/** Takes in scans as they happen: joins the hall's room, at every new connection again, with its snapshot. */
function useScanFeed(showId: number): void {
  const client = useQueryClient();
  useEffect(() => {
    // Without the connection the scans are still asked anew twice a minute.
    const following = followHall(showId, {
      onJoined: ({ presentSeatIds }) => takeHallNews(client, { showId, presentSeatIds }),
      onNews: (scan) => {
        takeHallNews(client, scan);
        noteScan(scan);
      },
    });
    return following.leave;
  }, [client, showId]);
}
