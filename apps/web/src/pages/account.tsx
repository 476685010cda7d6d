import { LogOut } from "virtual:icons";
import { lazy, type ReactNode, Suspense } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { signOutHere } from "#entities/account/sign-out.ts";
import { myReservationsQuery } from "#entities/reservations/own-reservations.ts";
import { TitledPage } from "#entities/site/page.tsx";
import { UnpaidReservations } from "#modules/buy/payments/unpaid-reservations.tsx";
import { MyReservations } from "#modules/buy/reservations/components/my-reservations.tsx";
import { ReservationActions } from "#modules/buy/own-reservations/reservation-actions.tsx";
import { OpenChoices } from "#modules/buy/show-choices/open-choices.tsx";
import { SecondStepBanner } from "#modules/account/second-step/second-step-banner.tsx";
import { SecondStepSection } from "#modules/account/second-step/second-step-section.tsx";
import { ChangePasswordForm, ChoosePassword } from "#modules/account/users/own-password.tsx";
import { readCart } from "#modules/buy/seats/model/cart.sync.ts";
import { WaitingPlaces } from "#modules/buy/waiting-list/waiting-places.tsx";
import { OwnData } from "#modules/account/users/own-data.tsx";
import { ProfileForm } from "#modules/account/users/profile-form.tsx";
import { Sessions } from "#modules/account/users/sessions.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { account } from "#messages/nl/account.tsx";
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

// Few users ever receive a ticket.
const ReceivedList = lazy(async () => ({
  default: (await import("#modules/buy/ticket-handover/received-list.tsx")).ReceivedList,
}));

/** An anonymous visitor who chooses seats has no account to show yet. */
export function AccountPage() {
  const isAnonymous = useAtomValue(userAtom)?.anonymous === true;
  return isAnonymous ? <NoAccountYet /> : <OwnAccount />;
}

function NoAccountYet() {
  const t = account();
  const location = useLocation();
  const state = rememberPath({ pathname: paths.confirm, search: "" });
  return (
    <TitledPage title={t.title} width="narrow">
      <Card className="flex flex-col gap-4">
        <p className="text-lg">{t.seatsWithoutAccount}</p>
        <div className="flex flex-col gap-3">
          <ButtonLink to={paths.tickets} wide>
            {t.goOnWithSeats}
          </ButtonLink>
          <ButtonLink to={paths.login} state={rememberPath(location)} variant="secondary" wide>
            {t.signIn}
          </ButtonLink>
        </div>
        <p className="text-muted">{t.seatsComeAlong}</p>
        <p>
          {t.noAccountYet}{" "}
          <Link to={paths.register} state={state} className="text-link inline-block py-1 font-semibold">
            {t.registerHere}
          </Link>
        </p>
      </Card>
    </TitledPage>
  );
}

function OwnAccount() {
  const t = account();
  const navigate = useNavigate();
  const user = useAtomValue(userAtom);
  const { data: reservations } = useLiveQuery(myReservationsQuery());
  const goToLogin = (end: () => void): void => {
    end();
    void navigate(paths.login);
  };
  const leaveForGood = (): void => {
    goToLogin(signOut);
    toast.success(t.deleted);
  };
  return (
    <TitledPage
      title={t.title}
      actions={
        <Button variant="secondary" icon={<LogOut />} onClick={() => goToLogin(() => void signOutHere())}>
          {t.signOut}
        </Button>
      }
    >
      <SecondStepBanner here />
      <OpenChoices />
      <UnpaidReservations Actions={ReservationActions} />
      <WaitingPlaces onAccepted={readCart} />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_26rem]">
        <div className="grid gap-8">
          <Suspense>
            <ReceivedList />
          </Suspense>
          <section aria-labelledby="reservations">
            <h2 id="reservations" className="mb-4 text-2xl">
              {t.reservations}
            </h2>
            <MyReservations />
          </section>
        </div>
        <div className="grid gap-8">
          <AccountSection id="profile" title={t.profile}>
            {user ? <ProfileForm user={user} /> : <Loading label={t.profileLoading} />}
          </AccountSection>
          {user?.hasPassword === false ? (
            <AccountSection id="password" title={t.password}>
              <ChoosePassword email={user.email} />
            </AccountSection>
          ) : (
            <AccountSection id="password" title={t.changePassword}>
              <ChangePasswordForm email={user?.email ?? ""} />
            </AccountSection>
          )}
          <AccountSection id="second-step" title={t.secondStep}>
            <SecondStepSection whose={user?.email ?? ""} />
          </AccountSection>
          <AccountSection id="sessions" title={t.sessions}>
            <Sessions />
          </AccountSection>
          <AccountSection id="own-data" title={t.ownData}>
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
