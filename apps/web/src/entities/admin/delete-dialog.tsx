import type { ErrorCode } from "@podium/shared/contracts/errors/error-codes";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "#platform/api-client.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { adminErrorWords } from "./admin-errors.ts";

interface DeleteDialogProps {
  title: string;
  description: ReactNode;
  cancelLabel?: string;
  confirmLabel?: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
  /** Runs after the dialog was closed. */
  onDeleted: () => void;
  /** The alternative that is shown when deleting is refused with this code. */
  remedy?: { code: ErrorCode; shows: ReactNode };
  children?: ReactNode;
}

export function DeleteDialog(props: DeleteDialogProps) {
  const { title, description, cancelLabel = "Terug", confirmLabel = "Verwijderen", children } = props;
  const { remove, onClose, onDeleted, remedy } = props;
  const deleting = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      onClose();
      onDeleted();
    },
  });
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
      <ErrorNotice error={deleting.error} words={adminErrorWords} className="mt-4">
        {deleting.error instanceof ApiError && deleting.error.code === remedy?.code && remedy.shows}
      </ErrorNotice>
    </ConfirmDialog>
  );
}
