import type { User } from "@podium/shared/contracts/users";
import { useMutation } from "@tanstack/react-query";
import { adminErrorDetail, adminErrorText } from "../../platform/admin-errors.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { removeUser } from "./api/delete-user.ts";

interface DeleteUserDialogProps {
  user: User;
  onClose: () => void;
  onDeleted: () => void;
}

/** The modal 'Confirm Delete' (specification, User beheer; what deleting does: decisions, section 3). */
export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const deleting = useMutation({ mutationFn: removeUser, onSuccess: onDeleted });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Confirm Delete"
      description={
        <>
          <p>Are you sure you want to delete user {user.username}?</p>
          <p className="mt-3 text-muted">
            {user.email} kan dan niet meer inloggen. Onbetaalde reserveringen worden geannuleerd en hun stoelen komen
            vrij; betaalde tickets blijven geldig. Dit kan niet ongedaan worden gemaakt.
          </p>
        </>
      }
      cancelLabel="Cancel"
      confirmLabel="Delete"
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate(user.id)}
    >
      {deleting.isError && (
        <Notice tone="danger" announce title={adminErrorText(deleting.error)} className="mt-4">
          {adminErrorDetail(deleting.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
