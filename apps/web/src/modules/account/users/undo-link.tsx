import { Undo2 } from "virtual:icons";
import type { ReactNode } from "react";
import { undoLink } from "#messages/nl/mailed-links.ts";
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
  /** Consequence for the changed data; all other sentences are the same for each link of this kind. */
  outcome: string;
  doneTitle: string;
}

/** Reverts what somebody else did to an account, by the link in the mail that notified its owner. */
export function UndoLink({ undo, question, outcome, doneTitle }: UndoLinkProps) {
  const t = undoLink();
  const token = useLinkToken();
  const contact: ReactNode = <ButtonLink to={paths.contact}>{t.contact}</ButtonLink>;
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
        label={t.undo}
        busyLabel={t.undoing}
        icon={<Undo2 />}
        done={
          <Done icon={<Undo2 />} title={doneTitle}>
            <p className="max-w-sm">{t.mailed}</p>
          </Done>
        }
        over={t.over}
        instead={contact}
      >
        <p className="text-lg">
          {question} {t.press}
        </p>
        <ul className="flex list-disc flex-col gap-2 pl-5">
          <li>{outcome}</li>
          <li>{t.signedOut}</li>
          <li>{t.password}</li>
        </ul>
      </MailedLink>
    </Card>
  );
}
