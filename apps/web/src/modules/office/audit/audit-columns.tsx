import type { AuditEntry } from "@podium/shared/contracts/audit";
import { exportedMoment } from "#platform/export-text.ts";
import { formatBelgianDateTime } from "#platform/format.ts";
import { Badge } from "#ui/badge.tsx";
import type { DataColumn } from "#ui/data-table-columns.ts";
import { Link } from "#ui/link.tsx";
import { actionWord, actorName, subjectOf } from "./action-words.ts";

/** The columns are not sortable: the log is always newest first. */
export const auditColumns: readonly DataColumn<AuditEntry>[] = [
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
