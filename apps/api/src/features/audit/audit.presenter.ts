import type { AuditEntry } from "@podium/shared/contracts/audit";
import type { AuditEntryRow } from "./audit.repository.ts";

function present(id: number | null, firstname: string | null, lastname: string | null): AuditEntry["actor"] {
  return id === null ? null : { id, name: `${firstname} ${lastname}` };
}

export function presentAuditEntry(row: AuditEntryRow): AuditEntry {
  const { id, at, action, subjectType, subjectId, reservationId, summary, details, reason } = row;
  return {
    id,
    at: at.toISOString(),
    actor: present(row.actorId, row.actorFirstname, row.actorLastname),
    action,
    subjectType,
    subjectId,
    reservationId,
    person: present(row.personId, row.personFirstname, row.personLastname),
    summary: reason === null ? summary : `${summary}. Reden: ${reason}`,
    details: reason === null ? details : { ...details, reason },
  };
}
