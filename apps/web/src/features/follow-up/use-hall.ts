import type { ScanRecorded } from "@podium/shared/realtime";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { noteScan, useShowReservations } from "../../platform/reservation-feed.ts";
import { openSocket, type PodiumSocket } from "../../platform/socket.ts";
import { presentSeatsKey, presentSeatsQuery } from "./api/list-present-seats.ts";
import { countHall, seatOwners, seatViews } from "./hall-picture.ts";
import { showSeats } from "./hall.atoms.ts";

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
    let socket: PodiumSocket | undefined;
    let open = true;
    const key = presentSeatsKey(showId);
    const record = (scan: ScanRecorded): void => {
      if (scan.showId !== showId) return;
      client.setQueryData<readonly string[]>(key, (present) => present && withScan(present, scan));
      noteScan(scan);
    };
    const join = (): void => {
      socket?.emit("hall:join", { showId }, (answer) => {
        if (open && answer.ok) client.setQueryData<readonly string[]>(key, answer.presentSeatIds);
      });
    };
    openSocket().then(
      (opened) => {
        if (!open) return;
        socket = opened;
        socket.on("scan:recorded", record);
        socket.on("connect", join);
        if (socket.connected) join();
      },
      // Without the connection the scans are still asked anew twice a minute.
      () => undefined,
    );
    return () => {
      open = false;
      socket?.off("scan:recorded", record);
      socket?.off("connect", join);
    };
  }, [client, showId]);
}

/** The present seats after a scan or one taken back; the same news twice changes nothing. */
export function withScan(
  present: readonly string[],
  { seatId, present: isPresent }: Pick<ScanRecorded, "seatId" | "present">,
): readonly string[] {
  if (present.includes(seatId) === isPresent) return present;
  return isPresent ? [...present, seatId] : present.filter((id) => id !== seatId);
}
