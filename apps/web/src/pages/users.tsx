import { TitledPage } from "#entities/site/page.tsx";
import { UsersTable } from "#features/users-admin/users-table.tsx";
import { paths } from "#platform/paths.ts";

export function UsersPage() {
  return (
    <TitledPage title="User beheer" width="wide" back={paths.admin}>
      <UsersTable />
    </TitledPage>
  );
}
