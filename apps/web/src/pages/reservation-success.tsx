import { userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { TitledPage } from "#entities/site/page.tsx";
import { WithoutPassword } from "#features/users/without-password.tsx";
import { LatestReservation } from "#features/reservations/components/latest-reservation.tsx";

export function ReservationSuccessPage() {
  const hasPassword = useAtomValue(userAtom)?.hasPassword;
  return (
    <TitledPage title="Uw reservering" width="narrow">
      <LatestReservation />
      {hasPassword === false && <WithoutPassword />}
    </TitledPage>
  );
}
