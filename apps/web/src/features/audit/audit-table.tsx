import { ScrollText } from "lucide-react";
import { useState } from "react";
import { rooms } from "#live/live.ts";
import { fetchEveryPage, usePagedList } from "#live/paged-list.ts";
import { adminErrorWords } from "#platform/admin-errors.ts";
import { api } from "#platform/api-client.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { PagedTable, type TableView } from "#ui/paged-table.tsx";
import { useSettled } from "#ui/use-settled.ts";
import { AUDIT_KEY } from "./api/list-audit.ts";
import { auditColumns } from "./audit-columns.tsx";

const LIST_KEY = [...AUDIT_KEY, "list"];

/** Everything that volunteers did, to look it up; it cannot be changed. */
export function AuditTable() {
  const [view, setView] = useState<TableView>({ search: "", pageIndex: 0, pageSize: 50, sort: undefined });
  const search = useSettled(view.search);
  const list = usePagedList(LIST_KEY, { ...view, search }, api.listAudit, { room: rooms.payments });

  return (
    <Loaded query={list} loading="Logboek laden..." words={adminErrorWords}>
      {({ items, total }) => (
        <PagedTable
          caption="Logboek"
          rows={items}
          total={total}
          columns={auditColumns}
          rowId={({ id }) => id}
          view={view}
          onView={setView}
          stale={list.isPlaceholderData}
          searchLabel="Zoek op naam, reservatie, show, code of reden..."
          exporting={{ name: "logboek", rows: () => fetchEveryPage(view, api.listAudit) }}
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
