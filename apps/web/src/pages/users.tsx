import { usePageMeta } from "#entities/site/page-meta.ts";
import { UsersTable } from "#features/users-admin/users-table.tsx";
import { paths } from "#platform/paths.ts";
import { Page } from "#ui/page.tsx";
import { PageHeader } from "#ui/page-header.tsx";

export function UsersPage() {
  usePageMeta("User beheer");
  return (
    <Page width="wide">
      <PageHeader title="User beheer" back={{ to: paths.admin, label: "Terug" }} />
      <UsersTable />
    </Page>
  );
}
