import type { Reservation } from "@podium/shared/contracts/reservations";
import { fullName } from "@podium/shared/words/typed-name";
import { exportedEuros, exportedMoment } from "#platform/export-text.ts";
import { formatBelgianDateTime, formatEuro } from "#platform/format.ts";
import { Badge } from "#ui/badge.tsx";
import type { DataColumn } from "#ui/data-table-model.ts";
import { EmailText } from "#ui/email-text.tsx";

/** The columns that lists of reservations share; ids are what the API sorts by. */
export function reservationColumns(marks: ReadonlyMap<number, string>) {
  return {
    id: {
      id: "id",
      header: "Reservatie ID",
      cell: ({ id }) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 lg:flex-col lg:items-start">
          {/* The id describes the row's buttons, because by the specification they have the same names in all rows. */}
          <span id={`reservation-${id}`}>{id}</span>
          {marks.has(id) && <Badge tone="accent">{marks.get(id)}</Badge>}
        </span>
      ),
      text: ({ id }) => String(id),
      sortBy: ({ id }) => id,
    },
    user: {
      id: "user",
      header: "Gebruiker",
      cell: (reservation) => <span className="font-semibold wrap-anywhere">{fullName(reservation.user)}</span>,
      text: ({ user }) => fullName(user),
      sortBy: ({ user }) => user.lastname || user.firstname,
    },
    email: {
      id: "email",
      under: "user",
      header: "Email",
      cell: ({ user }) => <EmailText email={user.email} />,
      text: ({ user }) => user.email,
      sortBy: ({ user }) => user.email,
    },
    show: {
      id: "show",
      header: "Show",
      cell: ({ show }) => <span className="wrap-anywhere">{show.name}</span>,
      text: ({ show }) => show.name,
      sortBy: ({ show }) => show.name,
    },
    date: {
      id: "date",
      under: "show",
      header: "Datum",
      cell: ({ show }) => <span className="lg:whitespace-nowrap">{formatBelgianDateTime(show.dateTime)}</span>,
      text: ({ show }) => formatBelgianDateTime(show.dateTime),
      exported: ({ show }) => exportedMoment(show.dateTime),
      sortBy: ({ show }) => show.dateTime,
    },
    reservedAt: {
      id: "reservedAt",
      header: "Gereserveerd op",
      cell: ({ reservedAt }) => <span className="lg:whitespace-nowrap">{dateTimeOrNone(reservedAt)}</span>,
      text: ({ reservedAt }) => dateTimeOrNone(reservedAt),
      exported: ({ reservedAt }) => exportedMoment(reservedAt),
      sortBy: ({ reservedAt }) => reservedAt,
    },
    confirmed: {
      id: "confirmed",
      header: "Bevestigd",
      cell: ({ confirmed }) => <Badge tone={confirmed ? "success" : "warning"}>{yesOrNo(confirmed)}</Badge>,
      text: ({ confirmed }) => yesOrNo(confirmed),
      sortBy: ({ confirmed }) => Number(confirmed),
    },
    totalprice: {
      id: "totalprice",
      header: "Totaalprijs",
      align: "end",
      cell: ({ totalprice, cashDue, gift = 0 }) => (
        <span className="flex flex-wrap items-center gap-1.5 lg:justify-end">
          <span className="whitespace-nowrap">{formatEuro(totalprice)}</span>
          {gift > 0 && <span className="text-sm text-muted">waarvan gift {formatEuro(gift)}</span>}
          {cashDue !== undefined && <Badge tone="warning">Nog {formatEuro(cashDue)} contant</Badge>}
        </span>
      ),
      text: ({ totalprice }) => exportedEuros(totalprice),
      sortBy: ({ totalprice }) => totalprice,
    },
  } satisfies Record<string, DataColumn<Reservation>>;
}

function yesOrNo(yes: boolean): string {
  return yes ? "Ja" : "Nee";
}

/** A missing time reads 'N/A' (specification, Reservatie beheer). */
function dateTimeOrNone(iso: string): string {
  return iso ? formatBelgianDateTime(iso) : "N/A";
}
