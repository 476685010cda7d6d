import type { Reservation } from "@podium/shared/contracts/reservations";
import { Ban } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";

// Rarely opened.
const CancelOwnDialog = lazy(() =>
  import("./cancel-own-dialog.tsx").then(({ CancelOwnDialog: component }) => ({ default: component })),
);

/** What visitors may change of an unpaid reservation of their own. */
export function ReservationActs({ reservation }: { reservation: Reservation }) {
  const [cancels, setCancels] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<Ban />} onClick={() => setCancels(true)}>
        Reservering annuleren
      </Button>
      {cancels && (
        <Suspense>
          <CancelOwnDialog reservation={reservation} onClose={() => setCancels(false)} />
        </Suspense>
      )}
    </>
  );
}
