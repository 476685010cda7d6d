import type { Reservation } from "@podium/shared/contracts/reservations";
import { reservationPath } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Dialog } from "#ui/dialog.tsx";
import {
  type PrintTickets,
  ReservedFacts,
  ReservedLink,
} from "#modules/office/box-office/components/guest-reserved.tsx";

interface AcceptedDialogProps {
  reservation: Reservation;
  Print: PrintTickets | undefined;
  onClose: () => void;
}

export function AcceptedDialog({ reservation, Print, onClose }: AcceptedDialogProps) {
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
          <ReservedLink reservation={reservation} Print={Print} />
        </>
      }
    >
      <ReservedFacts reservation={reservation} />
    </Dialog>
  );
}
