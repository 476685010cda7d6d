import { MailCheck } from "lucide-react";
import { refreshProfile } from "#entities/account/profile.ts";
import { TitledPage } from "#entities/site/page.tsx";
import { Done } from "#features/users/done.tsx";
import { IncompleteLink, MailedLink } from "#features/users/mailed-link.tsx";
import { ResendVerification } from "#features/users/resend-verification.tsx";
import { api } from "#platform/api-client.ts";
import { useLinkToken } from "#platform/link-token.ts";
import { paths } from "#platform/paths.ts";
import { userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";

/** Works on any device, also signed out. */
export function VerifyEmailPage() {
  const token = useLinkToken();
  return (
    <TitledPage title="E-mailadres bevestigen" width="narrow">
      {token === null ? (
        <IncompleteLink action={<ButtonLink to={paths.account}>Naar mijn account</ButtonLink>} />
      ) : (
        <Card key={token}>
          <MailedLink
            open={() => verify(token)}
            label="Bevestig mijn e-mailadres"
            busyLabel="Bezig met bevestigen..."
            icon={<MailCheck />}
            done={<Verified title="Uw e-mailadres is bevestigd" />}
            doneAlready={{ code: "ALREADY_VERIFIED", shows: <Verified title="Uw e-mailadres was al bevestigd" /> }}
            instead={<Instead />}
          >
            <p className="text-lg">Nog één druk op de knop, en we weten dat uw mails goed aankomen.</p>
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
  return (
    <Done icon={<MailCheck />} title={title}>
      <p className="max-w-sm">Dank u wel. U hoeft niets meer te doen.</p>
      <ButtonLink to={paths.tickets}>Naar de tickets</ButtonLink>
    </Done>
  );
}

function Instead() {
  const signedIn = useAtomValue(userAtom) !== null;
  if (signedIn) return <ResendVerification />;
  return <ButtonLink to={paths.account}>Log in en vraag een nieuwe link</ButtonLink>;
}
