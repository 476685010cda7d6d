import { ScrollText } from "lucide-react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { useServerPage } from "#live/paged-list.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { auditLogQuery } from "./api/audit-log.ts";
import { auditColumns } from "./audit-columns.tsx";

export function AuditTable() {
  const list = useServerPage(auditLogQuery, { pageSize: 50 });

  return (
    <Loaded query={list} loading="Logboek laden..." words={adminErrorWords}>
      {(page) => (
        <DataTable
          caption="Logboek"
          page={page}
          columns={auditColumns}
          searchLabel="Zoek op naam, reservatie, show, code of reden..."
          exportName="logboek"
          empty={
            <EmptyState icon={<ScrollText />} title="Het logboek is nog leeg">
              Wie bevestigt, annuleert, verplaatst of verwijdert, komt hier te staan.
            </EmptyState>
          }
        />
      )}
    </Loaded>
  );
}
