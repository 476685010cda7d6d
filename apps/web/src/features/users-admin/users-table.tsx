import type { User } from "@podium/shared/contracts/users";
import { useQueryClient } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useMemo, useState } from "react";
import { adminErrorDetail, adminErrorText } from "../../platform/admin-errors.ts";
import { fetchEveryPage, usePagedList } from "../../platform/paged-list.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { PagedTable, type TableView } from "../../ui/paged-table.tsx";
import { toast } from "../../ui/toast.ts";
import { useSettled } from "../../ui/use-settled.ts";
import { fetchUsers } from "./api/list-users.ts";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { EditUserDialog } from "./edit-user-dialog.tsx";
import { userColumns } from "./user-columns.tsx";

const KEY = ["users-admin"];
const NONE_FOUND = "No users found.";

/** All accounts: search, change, delete (specification, User beheer). */
export function UsersTable() {
  const client = useQueryClient();
  const [view, setView] = useState<TableView>({ search: "", pageIndex: 0, pageSize: 25, sort: undefined });
  const [editing, setEditing] = useState<User | null>(null);
  const [deleting, setDeleting] = useState<User | null>(null);
  const search = useSettled(view.search);
  const users = usePagedList(KEY, { ...view, search }, fetchUsers);
  const columns = useMemo(() => userColumns({ onEdit: setEditing, onDelete: setDeleting }), []);
  const reload = (): void => void client.invalidateQueries({ queryKey: KEY });

  if (users.data === undefined) {
    if (users.isPending) return <Loading label="Loading users..." />;
    return (
      <ErrorState
        message={`Error: ${adminErrorText(users.error)}`}
        detail={adminErrorDetail(users.error)}
        onRetry={() => void users.refetch()}
        busy={users.isFetching}
      />
    );
  }
  return (
    <>
      <PagedTable
        caption="Gebruikers"
        rows={users.data.items}
        total={users.data.total}
        columns={columns}
        rowId={({ id }) => id}
        view={view}
        onView={setView}
        stale={users.isPlaceholderData}
        searchLabel="Zoek gebruikers op elk veld....."
        exporting={{ name: "gebruikers", rows: () => fetchEveryPage(view, fetchUsers) }}
        empty={<EmptyState title={NONE_FOUND} />}
        nothingFound={<p className="py-8 text-center text-muted">{NONE_FOUND}</p>}
        actions={
          <Button
            variant="secondary"
            icon={<RotateCw aria-hidden className="size-5" />}
            busy={users.isRefetching}
            onClick={() => void users.refetch()}
          >
            Refresh
          </Button>
        }
      />
      {editing && (
        <EditUserDialog
          user={editing}
          onClose={() => setEditing(null)}
          onSaved={() => {
            setEditing(null);
            toast.success(`${editing.username} is bewaard.`, { duration: 3000 });
            reload();
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
