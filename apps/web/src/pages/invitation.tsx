import type { ResponseOf } from "@podium/shared/contracts/client";
import { VOLUNTEER_SESSION_SECONDS } from "@podium/shared/contracts/limits";
import { useMutation, useQuery } from "@tanstack/react-query";
import { LogOut, MailWarning, UserCheck } from "virtual:icons";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { type Asked, enter } from "#entities/account/enter.ts";
import { refreshProfile } from "#entities/account/profile.ts";
import { TitledPage } from "#entities/site/page.tsx";
import { AcceptWithAccount, AcceptWithPassword } from "#modules/account/users/accept-invitation-form.tsx";
import { LoginForm } from "#modules/account/users/login-form.tsx";
import { IncompleteLink } from "#modules/account/users/mailed-link.tsx";
import { SecondStepForm } from "#modules/account/users/second-step-form.tsx";
import { invitation } from "#messages/nl/registration.tsx";
import { api, ApiError } from "#platform/api-client.ts";
import { formatDateTime } from "#platform/format.ts";
import { useStoredLinkToken } from "#platform/link-token.ts";
import { leaveAccount } from "#platform/leave.ts";
import { paths } from "#platform/paths.ts";
import { landingPath } from "#platform/return-path.ts";
import { memberAtom, userAtom } from "#platform/session.ts";
import { store, useAtomValue } from "#platform/state.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";

/** Session length of a volunteer's role in hours, shorter than a member's. */
const HOURS_SIGNED_IN = VOLUNTEER_SESSION_SECONDS / 3600;

/** The invitation of a volunteer; reading it accepts nothing. */
export function InvitationPage() {
  const t = invitation();
  const token = useStoredLinkToken();
  return (
    <TitledPage title={t.title} width="narrow">
      {token === undefined ? (
        <IncompleteLink action={<ButtonLink to={paths.contact}>{t.contact}</ButtonLink>} />
      ) : (
        <Offer key={token} token={token} />
      )}
    </TitledPage>
  );
}

function Offer({ token }: { token: string }) {
  const t = invitation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isSignedOut, setSignedOut] = useState(false);
  const query = useQuery({
    queryKey: ["invitation", token],
    queryFn: ({ signal }) => api.openInvitation({ body: { token }, signal }),
    retry: false,
  });
  const begin = (): void => {
    toast.success(t.welcome, { description: t.accepted });
    void navigate(landingPath(null, store.get(userAtom)), { replace: true });
  };
  // Accepting ended a session that is older than sessions of the new role may be.
  const goOnJoined = (): void => (store.get(memberAtom) === null ? setSignedOut(true) : begin());
  const goOn = async (accepted: ResponseOf<"acceptInvitation">): Promise<void> => {
    if (!("token" in accepted)) {
      void leaveAccount();
      setAsked(accepted);
      return;
    }
    await enter(accepted.token);
    begin();
  };
  if (asked)
    return (
      <Card>
        <SecondStepForm asked={asked} onAgain={() => void navigate(paths.login)} onEntered={begin} />
      </Card>
    );
  if (isSignedOut) return <Accepted title={t.accepted} ask={t.signInAgain(HOURS_SIGNED_IN)} />;
  if (query.error instanceof ApiError && ["INVITATION_OVER", "INVITATION_ACCEPTED"].includes(query.error.code))
    return <Over error={query.error} />;
  if (!query.data) return <LoadState query={query} loading={t.loading} />;
  const forms = {
    token,
    onAccepted: (accepted: ResponseOf<"acceptInvitation">) => void goOn(accepted),
    onRefused: (error: Error) => {
      if (error instanceof ApiError && error.statusCode !== 400) void query.refetch();
    },
  };
  return (
    <Card>
      <Words offered={query.data} />
      <How offered={query.data} token={token} onJoined={goOnJoined}>
        {query.data.takes === "ACCOUNT" ? (
          <AcceptWithAccount offered={query.data} {...forms} />
        ) : (
          <AcceptWithPassword {...forms} />
        )}
      </How>
    </Card>
  );
}

type Offered = ResponseOf<"openInvitation">;

function Words({ offered: { firstname, role, expiresAt } }: { offered: Offered }) {
  const t = invitation();
  const words = {
    DOOR: [t.door, t.doorMay],
    BOX_OFFICE: [t.boxOffice, t.boxOfficeMay],
    ADMIN: [t.admin, t.adminMay],
  } as const;
  const [word, may] = words[role];
  return (
    <div className="mb-6 flex flex-col gap-3 border-b border-line pb-5">
      <p className="text-lg">{t.offer(firstname, word)}</p>
      <p>{may}</p>
      <p className="text-muted">{t.until(formatDateTime(expiresAt))}</p>
    </div>
  );
}

/** Shows how the user of this browser accepts. @param props.children the form, when nobody is signed in */
function How(props: { offered: Offered; token: string; onJoined: () => void; children: ReactNode }) {
  const { offered, token, onJoined, children } = props;
  const t = invitation();
  const user = useAtomValue(memberAtom);
  const joining = useMutation({
    mutationFn: async () => {
      await api.joinByInvitation({ body: { token } });
      await refreshProfile();
    },
    onSuccess: onJoined,
  });
  if (user && user.email !== offered.email)
    return (
      <div className="flex flex-col gap-5">
        <p className="wrap-anywhere">{t.signedInAsOther(user.email, offered.email)}</p>
        <Button variant="secondary" icon={<LogOut />} onClick={() => void leaveAccount()}>
          {t.signOut}
        </Button>
      </div>
    );
  if (user)
    return (
      <div className="flex flex-col gap-5">
        <p className="wrap-anywhere">
          {offered.role === "DOOR" ? t.signedInAs(user.email) : t.signedInLong(user.email, HOURS_SIGNED_IN)}
        </p>
        <ErrorNotice error={joining.error} />
        <Button
          size="lg"
          wide
          icon={<UserCheck />}
          busy={joining.isPending}
          busyLabel={t.accepting}
          onClick={() => joining.mutate()}
        >
          {t.accept}
        </Button>
      </div>
    );
  const choosing = offered.replacesPassword ? t.choosePasswordAnew : t.choosePassword;
  const about = { ACCOUNT: t.forAddress, PASSWORD: choosing, SIGN_IN: t.signInFirst };
  return (
    <div className="flex flex-col gap-5">
      <p className="wrap-anywhere">{about[offered.takes](offered.email)}</p>
      {offered.takes === "SIGN_IN" ? (
        <LoginForm>
          <p className="mt-3 text-center">
            <Link to={paths.forgotPassword} className="text-link inline-block py-1">
              {t.forgotPassword}
            </Link>{" "}
            <span className="text-muted">{t.afterPassword}</span>
          </p>
        </LoginForm>
      ) : (
        children
      )}
    </div>
  );
}

function Over({ error }: { error: ApiError }) {
  const t = invitation();
  if (error.code === "INVITATION_ACCEPTED") return <Accepted title={t.done} ask={t.onlySignIn} />;
  return (
    <EmptyState icon={<MailWarning />} title={t.over} action={<ButtonLink to={paths.contact}>{t.contact}</ButtonLink>}>
      {t.askAgain}
    </EmptyState>
  );
}

/** @param props.ask shown to a user who is not signed in */
function Accepted({ title, ask }: { title: string; ask: string }) {
  const t = invitation();
  const user = useAtomValue(memberAtom);
  const action = user ? (
    <ButtonLink to={landingPath(null, user)}>{t.toWork}</ButtonLink>
  ) : (
    <ButtonLink to={paths.login}>{t.signIn}</ButtonLink>
  );
  return (
    <EmptyState icon={<UserCheck />} title={title} action={action}>
      {user ? t.signedInNow(user.email) : ask}
    </EmptyState>
  );
}
