import type { User } from "@podium/shared/contracts/users";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { api } from "#platform/api-client.ts";
import { DeleteDialog } from "#ui/delete-dialog.tsx";

interface DeleteUserDialogProps {
  user: User;
  onClose: () => void;
  onDeleted: () => void;
}

/** Specification, User beheer; what deleting does: decisions, section 3. */
export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  return (
    <DeleteDialog
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
      remove={() => api.deleteUser({ params: { id: user.id } })}
      words={adminErrorWords}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
