import type { User } from "@podium/shared/contracts/users";
import { useMutation } from "@tanstack/react-query";
import { Ban, Pencil, RotateCw, Trash } from "virtual:icons";
import { useMemo, useState } from "react";
import type { Role } from "@podium/shared/contracts/roles";
import { pagedListQuery, useServerPage } from "#live/paged-list.ts";
import { api } from "#platform/api-client.ts";
import type { ListView } from "#platform/list-view.ts";
import { refreshProfile } from "#entities/account/profile.ts";
import { listExport } from "#entities/admin/list-export.ts";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { CancelAccountDialog, cancelledWords } from "#entities/admin/cancel-account-dialog.tsx";
import { queryClient } from "#platform/query-client.ts";
import { userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { toast } from "#ui/toast.ts";
import { exportedPhone } from "#platform/export-text.ts";
import { Badge } from "#ui/badge.tsx";
import type { DataColumn } from "#ui/data-table-model.ts";
import { EmailText } from "#ui/email-text.tsx";
import { DeleteUserDialog, EditUserDialog, RemoveSecondStepDialog } from "./user-dialogs.tsx";
import { roleWords } from "./roles.tsx";

const USERS_KEY = ["users-admin"];

function usersQuery(view: ListView) {
  return pagedListQuery(USERS_KEY, view, api.listUsers);
}

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

interface UserActions {
  onEdit: (user: User) => void;
  onDelete: (user: User) => void;
  onCancelAll: (user: User) => void;
}

/** The specification's two roles are shown as it writes them. */
const badgeOf = (role: Role): string => (role === "USER" || role === "ADMIN" ? role : roleWords[role].word);

/** The columns of User beheer (specification, section 2); ids are what the API sorts by. */
function userColumns({ onEdit, onDelete, onCancelAll }: UserActions): DataColumn<User>[] {
  return [
    { id: "id", header: "ID", cell: ({ id }) => id, text: ({ id }) => String(id), sortBy: ({ id }) => id },
    {
      id: "firstname",
      header: "Voornaam",
      cell: ({ id, firstname }) => (
        <span id={`user-${id}-firstname`} className="wrap-anywhere">
          {firstname}
        </span>
      ),
      text: ({ firstname }) => firstname,
      sortBy: ({ firstname }) => firstname,
    },
    {
      id: "lastname",
      header: "Achternaam",
      cell: ({ id, lastname }) => <span id={`user-${id}-lastname`}>{lastname}</span>,
      text: ({ lastname }) => lastname,
      sortBy: ({ lastname }) => lastname,
    },
    {
      id: "email",
      header: "Email",
      cell: ({ email }) => <EmailText email={email} />,
      text: ({ email }) => email,
      sortBy: ({ email }) => email,
    },
    {
      id: "number",
      header: "Telefoon",
      under: "email",
      cell: ({ number }) => <span className="whitespace-nowrap">{number}</span>,
      text: ({ number }) => number,
      exported: ({ number }) => exportedPhone(number),
    },
    {
      id: "role",
      header: "Role",
      cell: ({ role }) => (
        <Badge tone={role === "USER" ? "neutral" : role === "ADMIN" ? "accent" : "info"}>{badgeOf(role)}</Badge>
      ),
      text: ({ role }) => badgeOf(role),
      sortBy: ({ role }) => role,
    },
    {
      id: "actions",
      header: "Actions",
      cell: (user) => (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            icon={<Pencil />}
            aria-describedby={`user-${user.id}-firstname user-${user.id}-lastname`}
            onClick={() => onEdit(user)}
          >
            Edit
          </Button>
          <Button
            size="sm"
            variant="quiet"
            className="text-danger"
            icon={<Ban />}
            aria-describedby={`user-${user.id}-firstname user-${user.id}-lastname`}
            onClick={() => onCancelAll(user)}
          >
            Alles annuleren
          </Button>
          <Button
            size="sm"
            variant="quiet"
            className="text-danger"
            icon={<Trash />}
            aria-describedby={`user-${user.id}-firstname user-${user.id}-lastname`}
            onClick={() => onDelete(user)}
          >
            Delete
          </Button>
        </div>
      ),
    },
  ];
}
