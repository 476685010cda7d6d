import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Dialog, type DialogProps } from "#ui/dialog.tsx";

interface LetterDialogProps extends Pick<DialogProps, "title" | "description" | "onClose" | "children"> {
  /** Whether closing would lose something that was written or chosen. */
  isWritten: boolean;
  /** Label of the button that closes the dialog; without it only the cross does. */
  leaveLabel?: string;
  /** Shown before the button that closes the dialog. */
  aside?: ReactNode;
  footer: ReactNode;
}

/** The dialog around a mail that is being written: closing it in any way asks first when something would be lost. */
export function LetterDialog({
  isWritten,
  leaveLabel,
  aside,
  footer,
  onClose,
  children,
  ...dialog
}: LetterDialogProps) {
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
