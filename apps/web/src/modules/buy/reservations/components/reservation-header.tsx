import type { Reservation } from "@podium/shared/contracts/reservations";
import type { ReactNode } from "react";
import { dueLine, ReductionLines } from "#entities/reservations/price-lines.tsx";
import { ShowCancelled } from "#entities/reservations/show-cancelled.tsx";
import { StatusBadge } from "#entities/reservations/status-badge.tsx";
import { useWhere } from "#entities/site/where.ts";
import { ownReservations, ticketsDetail } from "#messages/nl/own-reservations.tsx";
import { formatDateTime, formatEuro } from "#platform/format.ts";
import { Card } from "#ui/card.tsx";
import { Facts } from "./facts.tsx";

export function ReservationHeader({ reservation, children }: { reservation: Reservation; children?: ReactNode }) {
  const { id, show, reservedAt, status, totalprice } = reservation;
  const t = ticketsDetail();
  const own = ownReservations();
  const where = useWhere(show);
  return (
    <Card className="flex flex-col gap-5">
      <ShowCancelled reservation={reservation} />
      <Facts
        className="lg:grid-cols-3"
        facts={[
          { term: own.number, value: `#${id}` },
          { term: own.show, value: show.name, wide: true },
          { term: own.dateAndTime, value: formatDateTime(show.dateTime), wide: true },
          { term: own.where, value: where, wide: true },
          { term: own.reservedAt, value: formatDateTime(reservedAt), wide: true },
          { term: t.status, value: <StatusBadge status={status} /> },
          { term: t.totalPrice, value: formatEuro(totalprice) },
        ]}
      />
      <ReductionLines priced={reservation} due={dueLine(reservation)} />
      {children}
    </Card>
  );
}
