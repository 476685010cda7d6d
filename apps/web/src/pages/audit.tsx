import { usePageMeta } from "#entities/site/page-meta.ts";
import { AuditTable } from "#features/audit/audit-table.tsx";
import { paths } from "#platform/paths.ts";
import { Page } from "#ui/page.tsx";
import { PageHeader } from "#ui/page-header.tsx";

export function AuditPage() {
  usePageMeta("Logboek");
  return (
    <Page width="wide">
      <PageHeader title="Logboek" back={{ to: paths.admin, label: "Terug" }}>
        Wie deed wat, en wanneer. Het logboek kan niet gewijzigd worden.
      </PageHeader>
      <AuditTable />
    </Page>
  );
}
