import type { User } from "@podium/shared/contracts/users";
import { useMutation } from "@tanstack/react-query";
import { useProof } from "#entities/account/proof-dialog.tsx";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { api } from "#platform/api-client.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";

interface DeleteUserDialogProps {
  user: Pick<User, "id" | "username" | "email">;
  onClose: () => void;
  onDeleted: () => void;
}

/** Specification, User beheer. */
export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const deleting = useMutation({
    mutationFn: () => api.deleteUser({ params: { id: user.id } }),
    onSuccess: onDeleted,
    onError: (error) => proof.ask(error),
  });
  const proof = useProof({ again: () => deleting.mutate(), reset: deleting.reset });
  if (proof.dialog) return proof.dialog;
  return (
    <ConfirmDialog
      onClose={onClose}
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
      onConfirm={() => deleting.mutate()}
    >
      <ErrorNotice error={deleting.error} words={adminErrorWords} className="mt-4" />
    </ConfirmDialog>
  );
}
