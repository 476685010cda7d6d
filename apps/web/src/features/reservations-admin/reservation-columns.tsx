import type { Reservation } from "@podium/shared/contracts/reservations";
import { QrCode, SquarePen } from "lucide-react";
import { formatBelgianDateTime, formatEuro } from "#platform/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { DataColumn } from "#ui/data-table-columns.ts";
import { EmailText } from "#ui/email-text.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { SeatPreview } from "./seat-preview.tsx";

interface ReservationColumnsOptions {
  marks: ReadonlyMap<number, string>;
  onShowQrCodes: (reservation: Reservation) => void;
  onOpen: (reservation: Reservation) => void;
}

/** The columns of Reservatie beheer (specification, section 2); ids are what the API sorts by. */
export function reservationColumns({
  marks,
  onShowQrCodes,
  onOpen,
}: ReservationColumnsOptions): DataColumn<Reservation>[] {
  return [
    {
      id: "id",
      header: "Reservatie ID",
      cell: ({ id }) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 lg:flex-col lg:items-start">
          <span id={`reservation-${id}`}>{id}</span>
          {marks.has(id) && <Badge tone="accent">{marks.get(id)}</Badge>}
        </span>
      ),
      text: ({ id }) => String(id),
      sortBy: ({ id }) => id,
    },
    {
      id: "user",
      header: "Gebruiker",
      cell: ({ user }) => fullName(user),
      text: ({ user }) => fullName(user),
      sortBy: ({ user }) => user.lastname,
    },
    {
      id: "email",
      header: "Email",
      cell: ({ user }) => <EmailText email={user.email} />,
      text: ({ user }) => user.email,
      sortBy: ({ user }) => user.email,
    },
    {
      id: "show",
      header: "Show",
      cell: ({ show }) => <span className="lg:inline-block lg:min-w-28">{show.name}</span>,
      text: ({ show }) => show.name,
      sortBy: ({ show }) => show.name,
    },
    {
      id: "date",
      header: "Datum",
      cell: ({ show }) => <span className="lg:inline-block lg:min-w-24">{formatBelgianDateTime(show.dateTime)}</span>,
      text: ({ show }) => formatBelgianDateTime(show.dateTime),
      sortBy: ({ show }) => show.dateTime,
    },
    {
      id: "seats",
      header: "Zitplaatsen",
      cell: ({ seats }) => <SeatPreview seats={seats} />,
      text: ({ seats }) => seats.map(({ seat }) => seat.seatId).join(", "),
    },
    {
      id: "confirmed",
      header: "Bevestigd",
      cell: (reservation) => <Confirmed reservation={reservation} />,
      text: ({ confirmed }) => (confirmed ? "Ja" : "Nee"),
      sortBy: ({ confirmed }) => Number(confirmed),
    },
    {
      id: "reservedAt",
      header: "Gereserveerd op",
      cell: ({ reservedAt }) => <span className="lg:inline-block lg:min-w-24">{momentOrNone(reservedAt)}</span>,
      text: ({ reservedAt }) => momentOrNone(reservedAt),
      sortBy: ({ reservedAt }) => reservedAt,
    },
    {
      id: "totalprice",
      header: "Totaalprijs",
      align: "end",
      cell: ({ totalprice }) => <span className="whitespace-nowrap">{formatEuro(totalprice)}</span>,
      text: ({ totalprice }) => totalprice.toFixed(2).replace(".", ","),
      sortBy: ({ totalprice }) => totalprice,
    },
    {
      id: "qrCodes",
      header: "QR Codes",
      cell: (reservation) => (
        <Button
          size="sm"
          variant="secondary"
          icon={<QrCode aria-hidden className="size-4 shrink-0" />}
          className="whitespace-nowrap"
          aria-describedby={`reservation-${reservation.id}`}
          onClick={() => onShowQrCodes(reservation)}
        >
          Bekijk QR Codes
        </Button>
      ),
    },
    {
      id: "actions",
      header: "Acties",
      cell: (reservation) => (
        <IconButton
          label={`Beheer reservatie ${reservation.id}`}
          icon={<SquarePen className="size-5" />}
          onClick={() => onOpen(reservation)}
        />
      ),
    },
  ];
}

function Confirmed({ reservation: { confirmed, status } }: { reservation: Reservation }) {
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Badge tone={confirmed ? "success" : "warning"}>{confirmed ? "Ja" : "Nee"}</Badge>
      {status === "EXPIRED" && <span className="text-sm text-muted">vervallen</span>}
      {status === "CANCELLED" && <span className="text-sm text-muted">geannuleerd</span>}
    </span>
  );
}

function fullName({ firstname, lastname }: Reservation["user"]): string {
  return `${firstname} ${lastname}`;
}

/** A missing moment reads 'N/A' (specification, Reservatie beheer). */
function momentOrNone(iso: string): string {
  return iso ? formatBelgianDateTime(iso) : "N/A";
}
