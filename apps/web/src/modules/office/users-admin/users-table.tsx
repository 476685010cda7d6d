import type { User } from "@podium/shared/contracts/users";
import { useMutation } from "@tanstack/react-query";
import { RotateCw } from "virtual:icons";
import { useMemo, useState } from "react";
import { refreshProfile } from "#entities/account/profile.ts";
import { listExport } from "#entities/admin/list-export.ts";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { CancelAccountDialog, cancelledWords } from "#entities/admin/cancel-account-dialog.tsx";
import { useServerPage } from "#live/paged-list.ts";
import { queryClient } from "#platform/query-client.ts";
import { userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { toast } from "#ui/toast.ts";
import { USERS_KEY, usersQuery } from "./api/users.ts";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { EditUserDialog } from "./edit-user-dialog.tsx";
import { RemoveSecondStepDialog } from "./remove-second-step-dialog.tsx";
import { userColumns } from "./user-columns.tsx";

const NONE_FOUND = "No users found.";

/** Specification, User beheer. */
function words(error: Error) {
  const { message, detail } = adminErrorWords(error);
  return { message: `Error: ${message}`, detail };
}

export function UsersTable() {
  const [editing, setEditing] = useState<User | null>(null);
  const [deleting, setDeleting] = useState<User | null>(null);
  const [resetting, setResetting] = useState<User | null>(null);
  const [cancelling, setCancelling] = useState<User | null>(null);
  const users = useServerPage(usersQuery);
  const own = useAtomValue(userAtom);
  const columns = useMemo(
    () => userColumns({ onEdit: setEditing, onDelete: setDeleting, onCancelAll: setCancelling }),
    [],
  );
  const reload = (): void => void queryClient.invalidateQueries({ queryKey: USERS_KEY });

  const refreshing = useMutation({ mutationFn: () => users.refetch() });

  return (
    <>
      <Loaded query={users} loading="Loading users..." words={words}>
        {(page) => (
          <DataTable
            caption="Gebruikers"
            page={page}
            columns={columns}
            searchLabel="Zoek gebruikers op elk veld....."
            exportAs={listExport("gebruikers")}
            empty={<EmptyState title={NONE_FOUND} />}
            nothingFound={<p className="py-8 text-center text-muted">{NONE_FOUND}</p>}
            actions={
              <Button
                variant="secondary"
                icon={<RotateCw />}
                busy={refreshing.isPending}
                onClick={() => refreshing.mutate()}
              >
                Refresh
              </Button>
            }
          />
        )}
      </Loaded>
      {editing && (
        <EditUserDialog
          user={editing}
          onRemoveSecondStep={
            editing.id === own?.id
              ? undefined
              : () => {
                  setEditing(null);
                  setResetting(editing);
                }
          }
          onClose={() => setEditing(null)}
          onSaved={() => {
            setEditing(null);
            toast.success(`${editing.username} is bewaard.`, { duration: 3000 });
            reload();
            // The header shows the user's own name, and the role opens these screens.
            if (editing.id === own?.id) void refreshProfile();
          }}
        />
      )}
      {resetting && (
        <RemoveSecondStepDialog
          user={resetting}
          onClose={() => setResetting(null)}
          onRemoved={() => {
            setResetting(null);
            toast.success(`De tweede stap van ${resetting.username} is verwijderd.`, { duration: 3000 });
          }}
        />
      )}
      {cancelling && (
        <CancelAccountDialog
          account={cancelling}
          onClose={() => setCancelling(null)}
          onCancelled={(cancelled) => {
            setCancelling(null);
            toast.success(cancelledWords(cancelled));
          }}
        />
      )}
      {deleting && (
        <DeleteUserDialog
          user={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null);
            toast.success(`${deleting.username} is verwijderd.`, { duration: 3000 });
            reload();
          }}
        />
      )}
    </>
  );
}
