import { ScrollText } from "lucide-react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { rooms } from "#live/live.ts";
import { pagedListQuery, useServerPage } from "#live/paged-list.ts";
import { api } from "#platform/api-client.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { AUDIT_KEY } from "./api/list-audit.ts";
import { auditColumns } from "./audit-columns.tsx";

const LIST_KEY = [...AUDIT_KEY, "list"];

export function AuditTable() {
  const list = useServerPage((view) => pagedListQuery(LIST_KEY, view, api.listAudit, { room: rooms.payments }), 50);

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
