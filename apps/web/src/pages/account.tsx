import { LogOut } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { signOutHere } from "#entities/account/sign-out.ts";
import { myReservationsQuery } from "#entities/reservations/own-reservations.ts";
import { TitledPage } from "#entities/site/page.tsx";
import { UnpaidReservations } from "#features/payments/unpaid-reservations.tsx";
import { MyReservations } from "#features/reservations/components/my-reservations.tsx";
import { ReservationActs } from "#features/reservation-changes/reservation-acts.tsx";
import { OpenChoices } from "#features/show-choices/open-choices.tsx";
import { SecondStepBanner } from "#features/second-step/second-step-banner.tsx";
import { SecondStepSection } from "#features/second-step/second-step-section.tsx";
import { ChangePasswordForm } from "#features/users/change-password-form.tsx";
import { ChoosePassword } from "#features/users/choose-password.tsx";
import { readCart } from "#features/seats/model/cart.ts";
import { WaitingPlaces } from "#features/waiting-list/waiting-places.tsx";
import { OwnData } from "#features/users/own-data.tsx";
import { ProfileForm } from "#features/users/profile-form.tsx";
import { Sessions } from "#features/users/sessions.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { paths } from "#platform/paths.ts";
import { rememberPath } from "#platform/return-path.ts";
import { signOut, userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";
import { Loading } from "#ui/loading.tsx";
import { toast } from "#ui/toast.ts";

// Few were ever given a ticket.
const ReceivedList = lazy(async () => ({
  default: (await import("#features/handed-tickets/received-list.tsx")).ReceivedList,
}));

/** Who chooses seats without having signed in has no account to show yet. */
export function AccountPage() {
  const isAnonymous = useAtomValue(userAtom)?.anonymous === true;
  return isAnonymous ? <NoAccountYet /> : <OwnAccount />;
}

function NoAccountYet() {
  const location = useLocation();
  const state = rememberPath({ pathname: paths.confirm, search: "" });
  return (
    <TitledPage title="Mijn account" width="narrow">
      <Card className="flex flex-col gap-4">
        <p className="text-lg">
          U kiest stoelen zonder in te loggen. Uw naam en e-mailadres vult u in als u uw reservering bevestigt: daarna
          vindt u ze hier terug.
        </p>
        <div className="flex flex-col gap-3">
          <ButtonLink to={paths.tickets} wide>
            Verder met uw stoelen
          </ButtonLink>
          <ButtonLink to={paths.login} state={rememberPath(location)} variant="secondary" wide>
            Inloggen
          </ButtonLink>
        </div>
        <p className="text-muted">Logt u in, dan gaan de stoelen die u koos mee naar uw account.</p>
        <p>
          Nog geen account?{" "}
          <Link to={paths.register} state={state} className="text-link inline-block py-1 font-semibold">
            Registreer u hier
          </Link>
        </p>
      </Card>
    </TitledPage>
  );
}

function OwnAccount() {
  const navigate = useNavigate();
  const user = useAtomValue(userAtom);
  const { data: reservations } = useLiveQuery(myReservationsQuery());
  const goToLogin = (end: () => void): void => {
    end();
    void navigate(paths.login);
  };
  const leaveForGood = (): void => {
    goToLogin(signOut);
    toast.success("Uw account is verwijderd.");
  };
  return (
    <TitledPage
      title="Mijn account"
      actions={
        <Button variant="secondary" icon={<LogOut />} onClick={() => goToLogin(() => void signOutHere())}>
          Uitloggen
        </Button>
      }
    >
      <SecondStepBanner here />
      <OpenChoices />
      <UnpaidReservations Acts={ReservationActs} />
      <WaitingPlaces onAccepted={readCart} />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_26rem]">
        <div className="grid gap-8">
          <Suspense>
            <ReceivedList />
          </Suspense>
          <section aria-labelledby="reservations">
            <h2 id="reservations" className="mb-4 text-2xl">
              Mijn Reserveringen
            </h2>
            <MyReservations />
          </section>
        </div>
        <div className="grid gap-8">
          <AccountSection id="profile" title="Mijn gegevens">
            {user ? <ProfileForm user={user} /> : <Loading label="Gegevens laden…" />}
          </AccountSection>
          {user?.hasPassword === false ? (
            <AccountSection id="password" title="Wachtwoord">
              <ChoosePassword email={user.email} />
            </AccountSection>
          ) : (
            <AccountSection id="password" title="Wachtwoord wijzigen">
              <ChangePasswordForm email={user?.email ?? ""} />
            </AccountSection>
          )}
          <AccountSection id="second-step" title="Extra beveiliging">
            <SecondStepSection whose={user?.email ?? ""} />
          </AccountSection>
          <AccountSection id="sessions" title="Waar u bent ingelogd">
            <Sessions />
          </AccountSection>
          <AccountSection id="own-data" title="Meenemen of verwijderen">
            {user && <OwnData user={user} reservations={reservations} onDeleted={leaveForGood} />}
          </AccountSection>
        </div>
      </div>
    </TitledPage>
  );
}

function AccountSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="mb-4 text-2xl">
        {title}
      </h2>
      <Card>{children}</Card>
    </section>
  );
}
