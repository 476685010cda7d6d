import type { Reservation } from "@podium/shared/contracts/reservations";
import { formatBelgianDateTime, formatEuro } from "#platform/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { DataColumn } from "#ui/data-table-columns.ts";
import { EmailText } from "#ui/email-text.tsx";
import { paymentReference } from "./payment-window.ts";
import { TimeToConfirm } from "./time-to-confirm.tsx";

interface PaymentColumnsOptions {
  marks: ReadonlyMap<number, string>;
  onConfirm: (reservation: Reservation) => void;
}

/** The columns of Betaling beheer (specification, section 2); ids are what the API sorts by. */
export function paymentColumns({ marks, onConfirm }: PaymentColumnsOptions): DataColumn<Reservation>[] {
  return [
    {
      id: "id",
      header: "Reservatie ID",
      cell: ({ id }) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 lg:flex-col lg:items-start">
          <span id={`payment-${id}`}>{id}</span>
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
      id: "reservedAt",
      header: "Gereserveerd op",
      cell: ({ reservedAt }) => (
        <span className="lg:inline-block lg:min-w-24">{reservedAt ? formatBelgianDateTime(reservedAt) : "N/A"}</span>
      ),
      text: ({ reservedAt }) => (reservedAt ? formatBelgianDateTime(reservedAt) : "N/A"),
      sortBy: ({ reservedAt }) => reservedAt,
    },
    {
      id: "timeLeft",
      header: "Tijd om te bevestigen",
      cell: (reservation) => <TimeToConfirm reservation={reservation} />,
      sortBy: ({ expiresAt }) => expiresAt,
    },
    { id: "reference", header: "Mededeling", cell: paymentReference, text: paymentReference },
    {
      id: "totalprice",
      header: "Bedrag",
      align: "end",
      cell: ({ totalprice }) => <span className="font-semibold whitespace-nowrap">{formatEuro(totalprice)}</span>,
      text: ({ totalprice }) => totalprice.toFixed(2).replace(".", ","),
      sortBy: ({ totalprice }) => totalprice,
    },
    {
      id: "confirmed",
      header: "Bevestigd",
      cell: ({ confirmed }) => <Badge tone={confirmed ? "success" : "warning"}>{confirmed ? "Ja" : "Nee"}</Badge>,
      text: ({ confirmed }) => (confirmed ? "Ja" : "Nee"),
      sortBy: ({ confirmed }) => Number(confirmed),
    },
    {
      id: "actions",
      header: "Acties",
      cell: (reservation) => (
        <Button
          size="sm"
          variant="secondary"
          disabled={reservation.confirmed || reservation.status === "CANCELLED"}
          aria-describedby={`payment-${reservation.id}`}
          onClick={() => onConfirm(reservation)}
          className="max-2xl:lg:max-w-24"
        >
          Bevestig betaling
        </Button>
      ),
    },
  ];
}

function fullName({ firstname, lastname }: Reservation["user"]): string {
  return `${firstname} ${lastname}`;
}
