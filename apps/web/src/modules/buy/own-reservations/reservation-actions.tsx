import type { Reservation } from "@podium/shared/contracts/reservations";
import { Armchair, Ban } from "virtual:icons";
import { lazy, Suspense, useState } from "react";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { reservationActions } from "#messages/nl/reservation-changes.tsx";
import { paths } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";

const CancelOwnDialog = lazy(() =>
  import("./cancel-own-dialog.tsx").then(({ CancelOwnDialog: component }) => ({ default: component })),
);

export function ReservationActions({ reservation }: { reservation: Reservation }) {
  const [cancels, setCancels] = useState(false);
  return (
    <>
      <ButtonLink to={paths.otherSeats(reservation.id)} variant="quiet" icon={<Armchair />}>
        {ownReservations().otherSeats}
      </ButtonLink>
      <Button variant="quiet" icon={<Ban />} onClick={() => setCancels(true)}>
        {reservationActions().cancel}
      </Button>
      {cancels && (
        <Suspense>
          <CancelOwnDialog reservation={reservation} onClose={() => setCancels(false)} />
        </Suspense>
      )}
    </>
  );
}
