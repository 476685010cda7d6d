import { KeyRound } from "virtual:icons";
import { reservationSuccess, withoutPassword } from "#messages/nl/checkout.tsx";
import { paths } from "#platform/paths.ts";
import { userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { TitledPage } from "#entities/site/page.tsx";
import { LatestReservation } from "#modules/buy/reservations/components/latest-reservation.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";

export function ReservationSuccessPage() {
  const hasPassword = useAtomValue(userAtom)?.hasPassword;
  return (
    <TitledPage title={reservationSuccess().title} width="narrow">
      <LatestReservation />
      {hasPassword === false && <WithoutPassword />}
    </TitledPage>
  );
}

function WithoutPassword() {
  const t = withoutPassword();
  return (
    <Card className="mt-6 flex flex-col items-start gap-4">
      <h2 className="text-xl">{t.title}</h2>
      <p>{t.text}</p>
      <ButtonLink to={`${paths.account}#password`} variant="secondary" icon={<KeyRound />}>
        {t.choose}
      </ButtonLink>
    </Card>
  );
}
