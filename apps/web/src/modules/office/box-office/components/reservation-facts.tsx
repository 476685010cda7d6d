import type { Reservation } from "@podium/shared/contracts/reservations";
import { placeLabel, placeLabels } from "@podium/shared/halls/seat-names";
import { priceLines } from "@podium/shared/money/price-lines";
import { STANDARD_TYPE } from "@podium/shared/tickets/ticket-types";
import { mailLink } from "@podium/shared/words/typed-email";
import { fullName } from "@podium/shared/words/typed-name";
import type { ReactNode } from "react";
import { methodWords } from "#entities/reservations/reservation-words.ts";
import { StatusBadge } from "#entities/reservations/status-badge.tsx";
import { formatBelgianDateTime, formatEuro } from "#platform/format.ts";
import { PhoneLink } from "#ui/phone-link.tsx";

export function ReservationFacts({ reservation }: { reservation: Reservation }) {
  const { user, show, seats, status, totalprice, paymentMethod, reservedAt, expiresAt, cancelReason, remark, cashDue } =
    reservation;
  const scanned = seats.filter(({ scannedAt }) => scannedAt !== null).length;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
      <Fact label="Status">
        <StatusBadge status={status} />
      </Fact>
      {remark !== undefined && (
        <Fact label="Opmerking">
          <strong className="wrap-anywhere whitespace-pre-line">{remark}</strong>
        </Fact>
      )}
      {cancelReason !== undefined && <Fact label="Reden">{cancelReason}</Fact>}
      <Fact label="Naam">
        <strong>{fullName(user)}</strong>
      </Fact>
      {user.number && (
        <Fact label="Telefoon">
          <PhoneLink number={user.number} className="text-link" />
        </Fact>
      )}
      {user.email && (
        <Fact label="E-mail">
          <a href={mailLink(user.email)} className="text-link wrap-anywhere">
            {user.email}
          </a>
        </Fact>
      )}
      <Fact label="Show">
        {show.name}, {formatBelgianDateTime(show.dateTime)}
      </Fact>
      <Fact label={seats.length === 1 ? "Plaats" : "Plaatsen"}>
        {isPlain(seats) ? placeLabels(seats.map(({ seat }) => seat)) : <TypedSeats seats={seats} />}
        {scanned > 0 && <span className="text-muted"> ({scanned} gescand)</span>}
      </Fact>
      {priceLines(reservation).map(({ term, amount }) => (
        <Fact key={`${term} ${amount}`} label={term}>
          {formatEuro(amount)}
        </Fact>
      ))}
      <Fact label="Bedrag">
        {formatEuro(totalprice)}
        {totalprice > 0 && <span className="text-muted"> · {methodWords()[paymentMethod]}</span>}
      </Fact>
      {cashDue !== undefined && (
        // Full width: in the first column, this label would leave the second no room on a phone.
        <div className="col-span-full flex flex-wrap gap-x-2 text-warning">
          <dt>Nog contant te ontvangen:</dt>
          <dd className="font-bold">{formatEuro(cashDue)}</dd>
        </div>
      )}
      {status === "CONFIRMED" && reservation.products && (
        <Fact label="Uitgegeven">
          {reservation.products.map(({ name, count, handedOut }) => `${name}: ${handedOut} van ${count}`).join(", ")}
        </Fact>
      )}
      <Fact label="Gereserveerd">{formatBelgianDateTime(reservedAt)}</Fact>
      {status === "PENDING" && <Fact label="Verloopt">{formatBelgianDateTime(expiresAt)}</Fact>}
    </dl>
  );
}

type Seats = Reservation["seats"];

/** Whether all seats are of the standard type and have the same price. */
function isPlain(seats: Seats): boolean {
  return seats.every(({ ticketType, price }) => ticketType.name === STANDARD_TYPE && price === seats[0]?.price);
}

function TypedSeats({ seats }: { seats: Seats }) {
  return (
    <ul>
      {seats.map(({ id, seat, ticketType, price }) => (
        <li key={id} className="flex justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">
            {placeLabel(seat)}, <strong>{ticketType.name}</strong>
          </span>
          <span className="whitespace-nowrap tabular-nums">{formatEuro(price)}</span>
        </li>
      ))}
    </ul>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
