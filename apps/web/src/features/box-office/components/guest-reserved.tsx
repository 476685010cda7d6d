import type { Reservation } from "@podium/shared/contracts/reservations";
import { CircleCheck, Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { paths, reservationPath } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { ReservationFacts } from "./reservation-facts.tsx";

export function GuestReserved({ reservation, onAgain }: { reservation: Reservation; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { id, reference, confirmed } = reservation;
  return (
    <Card className="max-w-2xl">
      <h2 ref={heading} tabIndex={-1} className="mb-4 flex items-center gap-2 text-2xl">
        <CircleCheck className="size-7 text-success" />
        Reservatie {id} is gemaakt
      </h2>
      <ReservationFacts reservation={reservation} />
      {!confirmed && (
        <p className="mt-4">
          Mededeling voor de overschrijving: <strong className="select-all">{reference}</strong>
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {confirmed ? (
          <ButtonLink icon={<Printer />} to={paths.ticketsDetail(id)} target="_blank">
            Tickets afdrukken
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.payment(id)} target="_blank">
            Betaalgegevens tonen
          </ButtonLink>
        )}
        <Button variant="secondary" onClick={onAgain}>
          Nog een reservatie
        </Button>
        <ButtonLink variant="secondary" to={reservationPath(id)}>
          Naar de reservatie
        </ButtonLink>
      </div>
    </Card>
  );
}
