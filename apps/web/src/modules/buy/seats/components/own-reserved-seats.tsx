import { isActive } from "@podium/shared/tickets/reservation-status";
import { useEffect } from "react";
import { myReservationsQuery } from "#entities/reservations/own-reservations.ts";
import { useLiveQuery } from "#live/use-live-query.ts";

interface OwnReservedSeatsProps {
  showId: number;
  /** Called at once and at each change. */
  onChange: (seatIds: ReadonlySet<string>) => void;
}

/** Renders nothing; loaded after the hall. */
export function OwnReservedSeats({ showId, onChange }: OwnReservedSeatsProps) {
  const { data: reservations } = useLiveQuery(myReservationsQuery());
  useEffect(() => {
    const active = reservations?.filter((each) => isActive(each) && each.show.id === showId) ?? [];
    onChange(new Set(active.flatMap(({ seats }) => seats.map(({ seat }) => seat.seatId))));
  }, [reservations, showId, onChange]);
  return null;
}
