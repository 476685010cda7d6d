import type { Reservation } from "@podium/shared/contracts/reservations";
import { CircleCheck } from "virtual:icons";
import { type ComponentType, useEffect, useRef } from "react";
import { paths, reservationPath } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { ReservationFacts } from "./reservation-facts.tsx";

export function ReservedFacts({ reservation }: { reservation: Reservation }) {
  return (
    <>
      <ReservationFacts reservation={reservation} />
      {!reservation.confirmed && (
        <p className="mt-4">
          Mededeling voor de overschrijving: <strong className="select-all">{reservation.reference}</strong>
        </p>
      )}
    </>
  );
}

/** Prints the tickets of a reservation without leaving the page. */
export type PrintTickets = ComponentType<{ reservationId: number; primary?: boolean }>;

interface ReservedLinkProps {
  reservation: Reservation;
  Print?: PrintTickets | undefined;
}

/** The tickets or the payment details that a volunteer gives the guest. */
export function ReservedLink({ reservation: { id, confirmed }, Print }: ReservedLinkProps) {
  return confirmed ? (
    Print && <Print reservationId={id} primary />
  ) : (
    <ButtonLink to={paths.payment(id)} target="_blank">
      Betaalgegevens tonen
    </ButtonLink>
  );
}

interface GuestReservedProps extends ReservedLinkProps {
  onAgain: () => void;
}

export function GuestReserved({ reservation, Print, onAgain }: GuestReservedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { id } = reservation;
  return (
    <Card className="max-w-2xl">
      <h2 ref={heading} tabIndex={-1} className="mb-4 flex items-center gap-2 text-2xl">
        <CircleCheck className="size-7 text-success" />
        Reservering {id} is gemaakt
      </h2>
      <ReservedFacts reservation={reservation} />
      <div className="mt-6 flex flex-wrap gap-3">
        <ReservedLink reservation={reservation} Print={Print} />
        <Button variant="secondary" onClick={onAgain}>
          Nog een reservering
        </Button>
        <ButtonLink variant="secondary" to={reservationPath(id)}>
          Naar de reservering
        </ButtonLink>
      </div>
    </Card>
  );
}
