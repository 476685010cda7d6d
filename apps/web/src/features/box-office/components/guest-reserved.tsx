import type { Reservation } from "@podium/shared/contracts/reservations";
import { CircleCheck, Printer } from "virtual:icons";
import { useEffect, useRef } from "react";
import { paths, reservationPath } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { ReservationFacts } from "./reservation-facts.tsx";

/** What was reserved, and what a transfer has to say. */
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

/** What a volunteer gives the guest. */
export function ReservedLink({ reservation: { id, confirmed } }: { reservation: Reservation }) {
  return confirmed ? (
    <ButtonLink icon={<Printer />} to={paths.ticketsDetail(id)} target="_blank">
      Tickets afdrukken
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.payment(id)} target="_blank">
      Betaalgegevens tonen
    </ButtonLink>
  );
}

export function GuestReserved({ reservation, onAgain }: { reservation: Reservation; onAgain: () => void }) {
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
        <ReservedLink reservation={reservation} />
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
