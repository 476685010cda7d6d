import { TitledPage } from "#entities/site/page.tsx";
import { LatestReservation } from "#features/reservations/components/latest-reservation.tsx";

export function ReservationSuccessPage() {
  return (
    <TitledPage title="Uw reservering" width="narrow">
      <LatestReservation />
    </TitledPage>
  );
}
