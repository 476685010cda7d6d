import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { ErrorNotice } from "./notice.tsx";

interface DeleteDialogProps {
  title: string;
  description: ReactNode;
  cancelLabel?: string;
  confirmLabel?: string;
  remove: () => Promise<unknown>;
  words: (error: Error) => { message: string; detail?: string | undefined };
  onClose: () => void;
  onDeleted: () => void;
  children?: ReactNode;
}

/** Asks before deleting, deletes, and shows a failure in the dialog. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { title, description, cancelLabel = "Annuleren", confirmLabel = "Verwijderen", children } = props;
  const { remove, words, onClose, onDeleted } = props;
  const deleting = useMutation({ mutationFn: remove, onSuccess: onDeleted });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={title}
      description={description}
      cancelLabel={cancelLabel}
      confirmLabel={confirmLabel}
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
    >
      {children}
      <ErrorNotice error={deleting.error} words={words} className="mt-4" />
    </ConfirmDialog>
  );
}
