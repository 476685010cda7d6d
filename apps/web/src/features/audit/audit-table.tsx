import { useQueryClient } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { useState } from "react";
import { adminErrorDetail, adminErrorText } from "../../platform/admin-errors.ts";
import { fetchEveryPage, usePagedList } from "../../platform/paged-list.ts";
import { useReservationFeed } from "../../platform/reservation-feed.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { PagedTable, type TableView } from "../../ui/paged-table.tsx";
import { useSettled } from "../../ui/use-settled.ts";
import { AUDIT_KEY, fetchAudit } from "./api/list-audit.ts";
import { auditColumns } from "./audit-columns.tsx";

const LIST_KEY = [...AUDIT_KEY, "list"];

/** Everything that volunteers did, to look it up; it cannot be changed. */
export function AuditTable() {
  const client = useQueryClient();
  const [view, setView] = useState<TableView>({ search: "", pageIndex: 0, pageSize: 50, sort: undefined });
  const search = useSettled(view.search);
  const list = usePagedList(LIST_KEY, { ...view, search }, fetchAudit);
  const reload = (): void => void client.invalidateQueries({ queryKey: LIST_KEY });
  useReservationFeed({ onJoined: reload, onChange: reload });

  if (list.data === undefined) {
    if (list.isPending) return <Loading label="Logboek laden..." />;
    return (
      <ErrorState
        message={adminErrorText(list.error)}
        detail={adminErrorDetail(list.error)}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
      />
    );
  }
  return (
    <PagedTable
      caption="Logboek"
      rows={list.data.items}
      total={list.data.total}
      columns={auditColumns}
      rowId={({ id }) => id}
      view={view}
      onView={setView}
      stale={list.isPlaceholderData}
      searchLabel="Zoek op naam, reservatie, show, code of reden..."
      exporting={{ name: "logboek", rows: () => fetchEveryPage(view, fetchAudit) }}
      empty={
        <EmptyState icon={<ScrollText />} title="Het logboek is nog leeg">
          Wie bevestigt, annuleert, verplaatst of verwijdert, komt hier te staan.
        </EmptyState>
      }
    />
  );
}
