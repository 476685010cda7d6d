import { type ReactNode, useState } from "react";
import { DONE_ONCE, failedWords } from "#platform/failed-words.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Dialog, type DialogProps } from "#ui/dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { people } from "./show-messages.ts";

interface MailDialogProps extends Pick<DialogProps, "title" | "description" | "onClose" | "children"> {
  /** Whether closing would lose something that was written or chosen. */
  isWritten: boolean;
  /** Label of the button that closes the dialog; without it only the cross does. */
  leaveLabel?: string;
  aside?: ReactNode;
  footer: ReactNode;
}

/** The dialog around a mail that is being written: closing it in any way asks first when something would be lost. */
export function MailDialog({ isWritten, leaveLabel, aside, footer, onClose, children, ...dialog }: MailDialogProps) {
  const [leaving, setLeaving] = useState(false);
  const leave = (): void => (isWritten ? setLeaving(true) : onClose());
  return (
    <Dialog
      {...dialog}
      size="xl"
      onClose={leave}
      footer={
        <>
          {aside}
          {leaveLabel !== undefined && (
            <Button variant="secondary" onClick={leave}>
              {leaveLabel}
            </Button>
          )}
          {footer}
        </>
      }
    >
      {children}
      {leaving && (
        <ConfirmDialog
          title="Uw mail weggooien?"
          description={<p>De mail is nog niet verstuurd. Sluit u dit venster, dan bent u kwijt wat u invulde.</p>}
          cancelLabel="Verder schrijven"
          confirmLabel="Weggooien"
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        />
      )}
    </Dialog>
  );
}

interface ConfirmSendingProps<Mail extends { subject: string }> {
  mail: Mail;
  reach: number;
  sending: { isPending: boolean; error: Error | null; mutate: (mail: Mail) => void; reset: () => void };
  /** Further facts to know before the mail is sent, because it cannot be recalled. */
  children?: ReactNode;
  onClose: () => void;
}

export function ConfirmSending<Mail extends { subject: string }>(props: ConfirmSendingProps<Mail>) {
  const { mail, reach, sending, children, onClose } = props;
  return (
    <ConfirmDialog
      title={`Versturen aan ${people(reach)}?`}
      description={
        <p>
          De mail <strong>{mail.subject}</strong> vertrekt meteen{children}. Een mail die weg is, kunt u niet
          terugnemen.
        </p>
      }
      cancelLabel="Nog nakijken"
      confirmLabel="Nu versturen"
      tone="plain"
      busy={sending.isPending}
      onConfirm={() => sending.mutate(mail)}
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
