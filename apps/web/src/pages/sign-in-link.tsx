import { LogIn } from "virtual:icons";
import { useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { type Asked, type Chosen, enter } from "#entities/account/enter.ts";
import { EntranceEnds } from "#entities/entrance/entrance-ends.tsx";
import { TitledPage } from "#entities/site/page.tsx";
import { Done } from "#modules/account/users/done.tsx";
import { MailedLink } from "#modules/account/users/mailed-link.tsx";
import { SecondStepForm } from "#modules/account/users/second-step-form.tsx";
import { SendSignInLink, SignInLinkForm, SignInLinkSent } from "#modules/account/users/sign-in-link.tsx";
import { mailedLink } from "#messages/nl/mailed-links.ts";
import { signInLink } from "#messages/nl/sign-in.ts";
import { api } from "#platform/api-client.ts";
import { leaveAccount } from "#platform/leave.ts";
import { useLinkToken } from "#platform/link-token.ts";
import { paths } from "#platform/paths.ts";
import { landingPath } from "#platform/return-path.ts";
import { byLinkAtom, memberAtom, userMay } from "#platform/session.ts";
import { store, useAtomValue } from "#platform/state.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";

export function SignInLinkPage() {
  // Read before the hook removes the part behind # from the address.
  const [address] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get("adres"));
  const token = useLinkToken();
  const [over, setOver] = useState<string | null>(null);
  if (token === null || token === over) return <Request />;
  return <Open key={token} token={token} address={address} onOver={() => setOver(token)} />;
}

function Request() {
  const t = signInLink();
  const location: { state: unknown } = useLocation();
  const user = useAtomValue(memberAtom);
  // The link may have been opened in another tab.
  if (user) return <Navigate to={landingPath(location.state, user)} replace />;
  return (
    <TitledPage title={t.title} description={t.description} width="narrow" lead={t.lead}>
      <Card>
        <SignInLinkForm />
        <p className="mt-6 border-t border-line pt-5 text-center">
          <Link to={paths.login} state={location.state} className="text-link inline-block py-1 font-semibold">
            {t.back}
          </Link>
        </p>
      </Card>
    </TitledPage>
  );
}

function usePageOfReservation(): string | null {
  const { search } = useLocation();
  const page = new URLSearchParams(search).get("naar") ?? "";
  return /^\/(payment|ticketsDetail)\/\d+$/.test(page) ? page : null;
}

function useOwnAccount(): string {
  const { search } = useLocation();
  const isOffer = new URLSearchParams(search).get("naar") === paths.account;
  return isOffer ? `${paths.account}#waiting` : paths.account;
}

function landing(): string {
  const user = store.get(memberAtom);
  return userMay(user, "door") ? landingPath(null, user) : paths.account;
}

interface OpenProps {
  token: string;
  address: string | null;
  onOver: () => void;
}

function Open({ token, address, onOver }: OpenProps) {
  const t = signInLink();
  const navigate = useNavigate();
  const user = useAtomValue(memberAtom);
  const [asked, setAsked] = useState<Asked | null>(null);
  const page = usePageOfReservation();
  const account = useOwnAccount();
  const byLink = useAtomValue(byLinkAtom);
  const [isMailed, setMailed] = useState(false);
  // Seats that were chosen here wait to be confirmed.
  const goOn = (chosen: Chosen): void =>
    void navigate(page ?? (account !== paths.account ? account : chosen === "none" ? landing() : paths.confirm), {
      replace: true,
    });

  const signIn = async (): Promise<void> => {
    const opened = await api.openSignInLink({ body: { token } });
    if ("token" in opened) {
      goOn(await enter(opened.token));
    } else {
      // The link may be another user's than the one who is signed in here.
      void leaveAccount();
      setAsked(opened);
    }
  };
  // The link was opened here before, and works only once.
  if (page !== null && byLink !== null && page.endsWith(`/${byLink.reservationId}`))
    return <Navigate to={page} replace />;
  return (
    <TitledPage title={page === null ? t.title : t.reservationTitle} width="narrow">
      <EntranceEnds />
      <Card>
        {isMailed ? (
          <SignInLinkSent />
        ) : asked ? (
          <SecondStepForm asked={asked} onAgain={() => setAsked(null)} onEntered={goOn} />
        ) : (
          <MailedLink
            open={signIn}
            label={t.signIn}
            busyLabel={t.signingIn}
            icon={<LogIn />}
            isSecond={user !== null && page !== null}
            done={null}
            {...(user && {
              doneAlready: {
                code: "LINK_EXPIRED",
                shows: <SignedInAlready email={user.email} page={page} account={account} />,
              },
            })}
            instead={
              address === null ? (
                <Button onClick={onOver}>{mailedLink().askNew}</Button>
              ) : (
                <>
                  <p className="wrap-anywhere">{t.mailNew(address)}</p>
                  <SendSignInLink email={address} onSent={() => setMailed(true)} />
                </>
              )
            }
          >
            {user && page !== null ? (
              <Stay email={user.email} page={page} />
            ) : (
              <p className="text-lg">{page === null ? t.press : t.pressForReservation}</p>
            )}
            {user && page === null && <p className="wrap-anywhere">{t.nowSignedIn(user.email)}</p>}
          </MailedLink>
        )}
      </Card>
    </TitledPage>
  );
}

/** Offers to stay signed in: usually the reservation is the user's own, and the link remains for another device. */
function Stay({ email, page }: { email: string; page: string }) {
  const t = signInLink();
  return (
    <div className="flex flex-col gap-4">
      <p className="text-lg wrap-anywhere">{t.signedInAs(email)}</p>
      <ButtonLink to={page} size="lg" wide>
        {t.toReservation}
      </ButtonLink>
      <p className="border-t border-line pt-4 text-muted">{t.somebodyElse(email)}</p>
    </div>
  );
}

/** The link was used before, perhaps for this very session. */
function SignedInAlready({ email, page, account }: { email: string; page: string | null; account: string }) {
  const t = signInLink();
  return (
    <Done icon={<LogIn />} title={t.already}>
      <p className="max-w-sm wrap-anywhere">{t.notNeeded(email)}</p>
      {page === null ? (
        <ButtonLink to={account}>{t.toAccount}</ButtonLink>
      ) : (
        <ButtonLink to={page}>{t.toReservation}</ButtonLink>
      )}
    </Done>
  );
}
