import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Notice } from "./notice.tsx";

interface DeleteDialogProps {
  title: string;
  description: ReactNode;
  cancelLabel?: string;
  confirmLabel?: string;
  remove: () => Promise<unknown>;
  /** What a failure reads; it is shown in the dialog, which stays. */
  words: (error: Error) => { message: string; detail: string | undefined };
  onClose: () => void;
  onDeleted: () => void;
  children?: ReactNode;
}

/** Asks before something is deleted, deletes it, and says so when that did not work. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { title, description, cancelLabel = "Annuleren", confirmLabel = "Verwijderen", children } = props;
  const { remove, words, onClose, onDeleted } = props;
  const deleting = useMutation({ mutationFn: remove, onSuccess: onDeleted });
  const failure = deleting.error && words(deleting.error);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      cancelLabel={cancelLabel}
      confirmLabel={confirmLabel}
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
    >
      {children}
      {failure && (
        <Notice tone="danger" announce title={failure.message} className="mt-4">
          {failure.detail}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
