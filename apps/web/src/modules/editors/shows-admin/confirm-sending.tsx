import type { ReactNode } from "react";
import { DONE_ONCE, failedWords } from "#platform/failed-words.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { people } from "./show-messages.ts";

interface ConfirmSendingProps<Letter extends { subject: string }> {
  letter: Letter;
  /** How many people the mail reaches. */
  reach: number;
  /** The mutation that sends the mail. */
  sending: { isPending: boolean; error: Error | null; mutate: (letter: Letter) => void; reset: () => void };
  /** Further facts to know before the mail is sent, because it cannot be recalled. */
  children?: ReactNode;
  onClose: () => void;
}

/** Asks for confirmation before a mail is sent to many people. */
export function ConfirmSending<Letter extends { subject: string }>(props: ConfirmSendingProps<Letter>) {
  const { letter, reach, sending, children, onClose } = props;
  return (
    <ConfirmDialog
      title={`Versturen aan ${people(reach)}?`}
      description={
        <p>
          De mail <strong>{letter.subject}</strong> vertrekt meteen{children}. Een mail die weg is, kunt u niet
          terugnemen.
        </p>
      }
      cancelLabel="Nog nakijken"
      confirmLabel="Nu versturen"
      tone="plain"
      busy={sending.isPending}
      onConfirm={() => sending.mutate(letter)}
      onClose={() => {
        onClose();
        sending.reset();
      }}
    >
      <ErrorNotice
        error={sending.error}
        words={failedWords("De mail is niet verstuurd.", DONE_ONCE)}
        className="mt-4"
      />
    </ConfirmDialog>
  );
}
