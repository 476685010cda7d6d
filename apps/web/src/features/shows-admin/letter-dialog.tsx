import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Dialog, type DialogProps } from "#ui/dialog.tsx";

interface LetterDialogProps extends Pick<DialogProps, "title" | "description" | "onClose" | "children"> {
  /** Whether something was written that closing would lose. */
  isWritten: boolean;
  /** @param leave for the button that closes it */
  footer: (leave: () => void) => ReactNode;
}

/** Around a mail that is written: however it is closed, what was written is not lost without a question. */
export function LetterDialog({ isWritten, footer, onClose, children, ...dialog }: LetterDialogProps) {
  const [leaving, setLeaving] = useState(false);
  const leave = (): void => (isWritten ? setLeaving(true) : onClose());
  return (
    <Dialog {...dialog} size="xl" onClose={leave} footer={footer(leave)}>
      {children}
      {leaving && (
        <ConfirmDialog
          title="Uw tekst weggooien?"
          description={<p>De mail is nog niet verstuurd. Sluit u dit venster, dan bent u kwijt wat u schreef.</p>}
          cancelLabel="Verder schrijven"
          confirmLabel="Weggooien"
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        />
      )}
    </Dialog>
  );
}
