import { ScrollText } from "virtual:icons";
import { listExport } from "#entities/admin/list-export.ts";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { useServerPage } from "#live/paged-list.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { AUDIT_FILTERS, auditFilters, auditLogQuery, type Period, PERIODS } from "./audit-log.ts";
import { auditActionSchema, type AuditEntry } from "@podium/shared/contracts/audit";
import type { ListView, OnView } from "#platform/list-view.ts";
import { Select } from "#ui/select.tsx";
import { actionWord, actionWords, actorName, subjectOf } from "./action-words.ts";
import { exportedMoment } from "#platform/export-text.ts";
import { formatBelgianDateTime } from "#platform/format.ts";
import { Badge } from "#ui/badge.tsx";
import type { DataColumn } from "#ui/data-table-model.ts";
import { Link } from "#ui/link.tsx";

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

const ALL = "alle";

const periodWords: Record<Period, string> = { dag: "Laatste dag", week: "Laatste week", maand: "Laatste maand" };

function AuditFilters({ view, onView }: { view: ListView; onView: OnView }) {
  const { action, period } = auditFilters(view);
  const choose = (name: string, chosen: string): void => {
    const { [name]: _before, ...others } = view.filters ?? {};
    onView({ ...view, pageIndex: 0, filters: chosen === ALL ? others : { ...others, [name]: chosen } });
  };
  return (
    <>
      <Select
        label="Wat"
        hideLabel
        className="min-w-60 flex-1 sm:max-w-md"
        value={action ?? ALL}
        onValueChange={(chosen) => choose("wat", chosen)}
        options={[
          { value: ALL, label: "Alles" },
          ...auditActionSchema.options.map((value) => ({ value, label: actionWords[value].word })),
        ]}
      />
      <Select
        label="Wanneer"
        hideLabel
        className="min-w-44 max-sm:flex-1"
        value={period ?? ALL}
        onValueChange={(chosen) => choose("wanneer", chosen)}
        options={[{ value: ALL, label: "Altijd" }, ...PERIODS.map((value) => ({ value, label: periodWords[value] }))]}
      />
    </>
  );
}

/** The columns are not sortable: the log is always newest first. */
const auditColumns: readonly DataColumn<AuditEntry>[] = [
  {
    id: "at",
    header: "Wanneer",
    cell: ({ at }) => <span className="whitespace-nowrap">{formatBelgianDateTime(at)}</span>,
    text: ({ at }) => formatBelgianDateTime(at),
    exported: ({ at }) => exportedMoment(at),
  },
  { id: "actor", header: "Wie", under: "at", cell: actorName, text: actorName },
  {
    id: "action",
    header: "Wat",
    cell: ({ action }) => <Badge tone={actionWord(action).tone}>{actionWord(action).word}</Badge>,
    text: ({ action }) => actionWord(action).word,
  },
  {
    id: "subject",
    header: "Waarover",
    under: "action",
    cell: (entry) => {
      const { words, to } = subjectOf(entry);
      return (
        <Link to={to} className="text-link">
          {words}
        </Link>
      );
    },
    text: (entry) => subjectOf(entry).words,
  },
  {
    id: "summary",
    header: "Omschrijving",
    cell: ({ summary }) => <span className="wrap-anywhere">{summary}</span>,
    text: ({ summary }) => summary,
  },
];
