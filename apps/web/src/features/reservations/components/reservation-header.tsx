import type { Reservation } from "@podium/shared/contracts/reservations";
import type { ReactNode } from "react";
import { dueLine, ReductionLines } from "#entities/reservations/price-lines.tsx";
import { ShowCancelled } from "#entities/reservations/show-cancelled.tsx";
import { StatusBadge } from "#entities/reservations/status-badge.tsx";
import { useWhere } from "#entities/site/where.ts";
import { formatDateTime, formatEuro } from "#platform/format.ts";
import { Card } from "#ui/card.tsx";
import { Facts } from "./facts.tsx";

export function ReservationHeader({ reservation, children }: { reservation: Reservation; children?: ReactNode }) {
  const { id, show, reservedAt, status, totalprice } = reservation;
  const where = useWhere(show);
  return (
    <Card className="flex flex-col gap-5">
      <ShowCancelled reservation={reservation} />
      <Facts
        className="lg:grid-cols-3"
        facts={[
          { term: "Reserverings\u00ADnummer", value: `#${id}` },
          { term: "Voorstelling", value: show.name, wide: true },
          { term: "Datum en uur", value: formatDateTime(show.dateTime), wide: true },
          { term: "Waar", value: where, wide: true },
          { term: "Gereserveerd op", value: formatDateTime(reservedAt), wide: true },
          { term: "Status", value: <StatusBadge status={status} /> },
          { term: "Totaalprijs", value: formatEuro(totalprice) },
        ]}
      />
      <ReductionLines priced={reservation} due={dueLine(reservation)} />
      {children}
    </Card>
  );
}
