import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { leaveAccount } from "#platform/leave.ts";
import { useLinkToken } from "#platform/link-token.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { Done } from "./done.tsx";
import { IncompleteLink, MailedLink } from "./mailed-link.tsx";

interface UndoLinkProps {
  undo: (token: string) => Promise<unknown>;
  question: string;
  /** What becomes of what was changed; the rest is the same for each link of this kind. */
  outcome: string;
  doneTitle: string;
}

/** Takes back what somebody else did to an account, by the link that told its owner. */
export function UndoLink({ undo, question, outcome, doneTitle }: UndoLinkProps) {
  const token = useLinkToken();
  const contact: ReactNode = <ButtonLink to={paths.contact}>Neem contact met ons op</ButtonLink>;
  if (token === null) return <IncompleteLink action={contact} />;
  const open = async (): Promise<void> => {
    await undo(token);
    // The server ended the account's sessions, perhaps also this browser's.
    void leaveAccount();
  };
  return (
    <Card key={token}>
      <MailedLink
        open={open}
        label="Maak ongedaan"
        busyLabel="Bezig met terugzetten..."
        icon={<Undo2 />}
        done={
          <Done icon={<Undo2 />} title={doneTitle}>
            <p className="max-w-sm">
              We stuurden u een mail waarmee u een nieuw wachtwoord kiest. Tot dan kan niemand inloggen met het oude.
            </p>
          </Done>
        }
        over="Deze link is verlopen of al gebruikt. Deed u dit niet zelf? Laat het ons dan weten."
        instead={contact}
      >
        <p className="text-lg">{question} Druk dan op de knop.</p>
        <ul className="flex list-disc flex-col gap-2 pl-5">
          <li>{outcome}</li>
          <li>Iedereen wordt uitgelogd, op alle toestellen.</li>
          <li>Het wachtwoord werkt niet meer. U krijgt een mail om een nieuw te kiezen.</li>
        </ul>
      </MailedLink>
    </Card>
  );
}
