import { userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { TitledPage } from "#entities/site/page.tsx";
import { WithoutPassword } from "#modules/account/users/without-password.tsx";
import { LatestReservation } from "#modules/buy/reservations/components/latest-reservation.tsx";
import { reservationSuccess } from "#messages/nl/checkout.tsx";

export function ReservationSuccessPage() {
  const hasPassword = useAtomValue(userAtom)?.hasPassword;
  return (
    <TitledPage title={reservationSuccess().title} width="narrow">
      <LatestReservation />
      {hasPassword === false && <WithoutPassword />}
    </TitledPage>
  );
}
