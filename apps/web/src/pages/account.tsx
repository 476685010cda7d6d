import { LogOut } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { myReservationsQuery } from "#entities/reservations/own-reservations.ts";
import { TitledPage } from "#entities/site/page.tsx";
import { UnpaidReservations } from "#features/payments/unpaid-reservations.tsx";
import { MyReservations } from "#features/reservations/components/my-reservations.tsx";
import { SecondStepBanner } from "#features/second-step/second-step-banner.tsx";
import { SecondStepSection } from "#features/second-step/second-step-section.tsx";
import { ChoosePassword } from "#features/users/choose-password.tsx";
import { OwnData } from "#features/users/own-data.tsx";
import { ProfileForm } from "#features/users/profile-form.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { paths } from "#platform/paths.ts";
import { signOut, userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Loading } from "#ui/loading.tsx";
import { toast } from "#ui/toast.ts";

export function AccountPage() {
  const navigate = useNavigate();
  const user = useAtomValue(userAtom);
  const { data: reservations } = useLiveQuery(myReservationsQuery());
  const leave = (): void => {
    signOut();
    void navigate(paths.login);
  };
  const leaveForGood = (): void => {
    leave();
    toast.success("Uw account is verwijderd.");
  };
  return (
    <TitledPage
      title="Mijn account"
      actions={
        <Button variant="secondary" icon={<LogOut />} onClick={leave}>
          Uitloggen
        </Button>
      }
    >
      <SecondStepBanner here />
      <UnpaidReservations />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_26rem]">
        <section aria-labelledby="reservations">
          <h2 id="reservations" className="mb-4 text-2xl">
            Mijn Reserveringen
          </h2>
          <MyReservations />
        </section>
        <div className="grid gap-8">
          <section aria-labelledby="profile">
            <h2 id="profile" className="mb-4 text-2xl">
              Mijn gegevens
            </h2>
            <Card>{user ? <ProfileForm user={user} /> : <Loading label="Gegevens laden…" />}</Card>
          </section>
          {user?.hasPassword === false && (
            <section aria-labelledby="password">
              <h2 id="password" className="mb-4 text-2xl">
                Wachtwoord
              </h2>
              <Card>
                <ChoosePassword email={user.email} />
              </Card>
            </section>
          )}
          <section id="second-step" aria-labelledby="second-step-title" className="scroll-mt-24">
            <h2 id="second-step-title" className="mb-4 text-2xl">
              Extra beveiliging
            </h2>
            <Card>
              <SecondStepSection whose={user?.email ?? ""} />
            </Card>
          </section>
          <section aria-labelledby="own-data">
            <h2 id="own-data" className="mb-4 text-2xl">
              Meenemen of verwijderen
            </h2>
            <Card>{user && <OwnData user={user} reservations={reservations} onDeleted={leaveForGood} />}</Card>
          </section>
        </div>
      </div>
    </TitledPage>
  );
}
