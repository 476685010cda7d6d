import { Undo2 } from "lucide-react";
import { TitledPage } from "#entities/site/page.tsx";
import { Done } from "#features/users/done.tsx";
import { IncompleteLink, MailedLink } from "#features/users/mailed-link.tsx";
import { api } from "#platform/api-client.ts";
import { useLinkToken } from "#platform/link-token.ts";
import { paths } from "#platform/paths.ts";
import { currentToken, signOut } from "#platform/session.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";

export function UndoEmailPage() {
  const token = useLinkToken();
  const contact = <ButtonLink to={paths.contact}>Neem contact met ons op</ButtonLink>;
  return (
    <TitledPage title={"Nieuw e-mailadres ongedaan maken"} width="narrow">
      {token === null ? (
        <IncompleteLink action={contact} />
      ) : (
        <Card key={token}>
          <MailedLink
            open={() => undo(token)}
            label="Maak ongedaan"
            busyLabel="Bezig met terugzetten..."
            icon={<Undo2 />}
            done={<Undone />}
            instead={contact}
          >
            <p className="text-lg">Was u het niet die een ander e-mailadres opgaf? Druk dan op de knop.</p>
            <ul className="flex list-disc flex-col gap-2 pl-5">
              <li>Uw account krijgt dit e-mailadres terug.</li>
              <li>Iedereen wordt uitgelogd, op alle toestellen.</li>
              <li>Het wachtwoord werkt niet meer. U krijgt een mail om een nieuw te kiezen.</li>
            </ul>
          </MailedLink>
        </Card>
      )}
    </TitledPage>
  );
}

async function undo(token: string): Promise<void> {
  await api.undoEmail({ body: { token } });
  // The server ended the account's sessions, perhaps also this browser's.
  if (currentToken() !== null) signOut();
}

function Undone() {
  return (
    <Done icon={<Undo2 />} title="Uw e-mailadres is teruggezet">
      <p className="max-w-sm">
        We stuurden u een mail waarmee u een nieuw wachtwoord kiest. Tot dan kan niemand inloggen met het oude.
      </p>
    </Done>
  );
}
