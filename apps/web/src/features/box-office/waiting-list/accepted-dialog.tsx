import type { Reservation } from "@podium/shared/contracts/reservations";
import { reservationPath } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ReservedFacts, ReservedLink } from "#features/box-office/components/guest-reserved.tsx";

export function AcceptedDialog({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  return (
    <Dialog
      title={`Reservering ${reservation.id} is gemaakt`}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Sluiten
          </Button>
          <ButtonLink variant="secondary" to={reservationPath(reservation.id)}>
            Naar de reservering
          </ButtonLink>
          <ReservedLink reservation={reservation} />
        </>
      }
    >
      <ReservedFacts reservation={reservation} />
    </Dialog>
  );
}
