import type { Reservation } from "@podium/shared/contracts/reservations";
import { placeLabels } from "@podium/shared/halls/seat-names";
import type { ReactNode } from "react";
import { methodWords } from "#entities/reservations/reservation-words.ts";
import { StatusBadge } from "#entities/reservations/status-badge.tsx";
import { formatBelgianDateTime, formatEuro } from "#platform/format.ts";

export function ReservationFacts({ reservation }: { reservation: Reservation }) {
  const { user, show, seats, status, totalprice, paymentMethod, reservedAt, expiresAt, cancelReason, remark } =
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
        <strong>
          {user.firstname} {user.lastname}
        </strong>
      </Fact>
      {user.number && (
        <Fact label="Telefoon">
          <a href={`tel:${user.number}`} className="text-link">
            {user.number}
          </a>
        </Fact>
      )}
      {user.email && (
        <Fact label="Email">
          <a href={`mailto:${user.email}`} className="text-link wrap-anywhere">
            {user.email}
          </a>
        </Fact>
      )}
      <Fact label="Show">
        {show.name}, {formatBelgianDateTime(show.dateTime)}
      </Fact>
      <Fact label={seats.length === 1 ? "Plaats" : "Plaatsen"}>
        {placeLabels(seats.map(({ seat }) => seat))}
        {scanned > 0 && <span className="text-muted"> ({scanned} gescand)</span>}
      </Fact>
      <Fact label="Bedrag">
        {formatEuro(totalprice)}
        {totalprice > 0 && <span className="text-muted"> · {methodWords[paymentMethod]}</span>}
      </Fact>
      <Fact label="Gereserveerd">{formatBelgianDateTime(reservedAt)}</Fact>
      {status === "PENDING" && <Fact label="Verloopt">{formatBelgianDateTime(expiresAt)}</Fact>}
    </dl>
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
