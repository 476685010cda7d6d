import type { Reservation } from "@podium/shared/contracts/reservations";
import { methodWords, typesInWords } from "#entities/reservations/reservation-words.ts";
import { reservationColumns } from "#entities/reservations/reservation-columns.tsx";
import { exportedMoment } from "#platform/export-text.ts";
import { Button } from "#ui/button.tsx";
import type { DataColumn } from "#ui/data-table-columns.ts";
import { TimeToConfirm } from "./time-to-confirm.tsx";

interface PaymentColumnsOptions {
  marks: ReadonlyMap<number, string>;
  onConfirm: (reservation: Reservation) => void;
}

function toldReference({ reference }: Reservation) {
  return <span className="text-sm wrap-anywhere">{reference}</span>;
}

const methodText = ({ paymentMethod }: Reservation): string => methodWords()[paymentMethod];

function methodOf(reservation: Reservation) {
  return <span className="text-sm text-muted">{methodText(reservation)}</span>;
}

/** The columns of Betaling beheer (specification, section 2); ids are what the API sorts by. */
export function paymentColumns({ marks, onConfirm }: PaymentColumnsOptions): DataColumn<Reservation>[] {
  const { totalprice, confirmed, ...columns } = reservationColumns(marks);
  return [
    columns.id,
    columns.user,
    columns.email,
    columns.show,
    columns.date,
    {
      id: "ticketTypes",
      header: "Tickets",
      under: "show",
      cell: ({ seats }) => <span className="text-sm text-muted wrap-anywhere">{typesInWords(seats)}</span>,
    },
    columns.reservedAt,
    {
      id: "timeLeft",
      header: "Tijd om te bevestigen",
      under: "reservedAt",
      cell: (reservation) => <TimeToConfirm reservation={reservation} />,
      exported: (row) => (row.confirmed ? "" : exportedMoment(row.expiresAt)),
      sortBy: ({ expiresAt }) => expiresAt,
    },
    { id: "reference", header: "Mededeling", cell: toldReference, text: ({ reference }) => reference },
    {
      ...totalprice,
      header: "Bedrag",
      cell: (reservation) => <span className="font-semibold">{totalprice.cell(reservation)}</span>,
    },
    { id: "paymentMethod", header: "Betaalwijze", under: "totalprice", cell: methodOf, text: methodText },
    { ...confirmed, under: "totalprice" },
    {
      id: "actions",
      header: "Acties",
      cell: (reservation) => (
        <Button
          size="sm"
          variant="secondary"
          disabled={reservation.confirmed || reservation.status === "CANCELLED"}
          aria-describedby={`reservation-${reservation.id}`}
          onClick={() => onConfirm(reservation)}
          className="lg:max-xl:max-w-24"
        >
          Bevestig betaling
        </Button>
      ),
    },
  ];
}
