import { TitledPage } from "#entities/site/page.tsx";
import { AuditTable } from "#modules/office/audit/audit-table.tsx";
import { paths } from "#platform/paths.ts";

export function AuditPage() {
  return (
    <TitledPage
      title="Logboek"
      width="wide"
      back={paths.admin}
      lead="Wie deed wat, en wanneer. Het logboek kan niet gewijzigd worden."
    >
      <AuditTable />
    </TitledPage>
  );
}
