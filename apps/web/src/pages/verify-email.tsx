import { MailCheck } from "virtual:icons";
import { refreshProfile } from "#entities/account/profile.ts";
import { TitledPage } from "#entities/site/page.tsx";
import { Done } from "#modules/account/users/done.tsx";
import { IncompleteLink, MailedLink } from "#modules/account/users/mailed-link.tsx";
import { ResendVerification } from "#modules/account/users/resend-verification.tsx";
import { verifyEmail } from "#messages/nl/registration.tsx";
import { api } from "#platform/api-client.ts";
import { useLinkToken } from "#platform/link-token.ts";
import { paths } from "#platform/paths.ts";
import { userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";

/** Works on any device, also signed out. */
export function VerifyEmailPage() {
  const t = verifyEmail();
  const token = useLinkToken();
  return (
    <TitledPage title={t.title} width="narrow">
      {token === null ? (
        <IncompleteLink action={<ButtonLink to={paths.account}>{t.toAccount}</ButtonLink>} />
      ) : (
        <Card key={token}>
          <MailedLink
            open={() => verify(token)}
            label={t.confirm}
            busyLabel={t.confirming}
            icon={<MailCheck />}
            done={<Verified title={t.confirmed} />}
            doneAlready={{ code: "ALREADY_VERIFIED", shows: <Verified title={t.confirmedBefore} /> }}
            instead={<Instead />}
          >
            <p className="text-lg">{t.press}</p>
          </MailedLink>
        </Card>
      )}
    </TitledPage>
  );
}

async function verify(token: string): Promise<void> {
  try {
    await api.verifyEmail({ body: { token } });
  } finally {
    await refreshProfile();
  }
}

function Verified({ title }: { title: string }) {
  const t = verifyEmail();
  return (
    <Done icon={<MailCheck />} title={title}>
      <p className="max-w-sm">{t.thanks}</p>
      <ButtonLink to={paths.tickets}>{t.toTickets}</ButtonLink>
    </Done>
  );
}

function Instead() {
  const signedIn = useAtomValue(userAtom) !== null;
  if (signedIn) return <ResendVerification />;
  return <ButtonLink to={paths.account}>{verifyEmail().signInForNew}</ButtonLink>;
}
