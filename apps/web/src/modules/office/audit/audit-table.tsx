import { ScrollText } from "virtual:icons";
import { listExport } from "#entities/admin/list-export.ts";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { useServerPage } from "#live/paged-list.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { auditLogQuery } from "./api/audit-log.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { AUDIT_FILTERS } from "./chosen-filters.ts";
import { auditColumns } from "./audit-columns.tsx";

export function AuditTable() {
  const list = useServerPage(auditLogQuery, { pageSize: 50, filters: AUDIT_FILTERS });

  return (
    <Loaded query={list} loading="Logboek laden..." words={adminErrorWords}>
      {(page) => (
        <DataTable
          caption="Logboek"
          page={page}
          columns={auditColumns}
          filters={<AuditFilters {...page} />}
          searchLabel="Zoek op naam, reservering, show, code of reden..."
          exportAs={listExport("logboek")}
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
