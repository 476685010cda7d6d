import type { AuditEntry } from "@podium/shared/contracts/audit";
import { fullName } from "@podium/shared/words/typed-name";
import type { AuditEntryRow } from "./audit.repository.ts";

function present(id: number | null, firstname: string | null, lastname: string | null): AuditEntry["actor"] {
  return id === null ? null : { id, name: fullName({ firstname: firstname ?? "", lastname: lastname ?? "" }) };
}

/** Returns details that are read from other tables, so that they disappear with those rows. */
function readLater({ reason, scanned, invited }: AuditEntryRow): { words: string; details: AuditEntry["details"] } {
  if (reason !== null) return { words: `. Reden: ${reason}`, details: { reason } };
  if (scanned !== null) return { words: `: ${scanned}`, details: { tickets: scanned } };
  if (invited !== null) return { words: ` (${invited})`, details: { email: invited } };
  return { words: "", details: {} };
}

export function presentAuditEntry(row: AuditEntryRow): AuditEntry {
  const { id, at, action, subjectType, subjectId, reservationId, summary } = row;
  const { words, details } = readLater(row);
  return {
    id,
    at: at.toISOString(),
    actor: present(row.actorId, row.actorFirstname, row.actorLastname),
    device: row.actorDeviceId === null ? null : { id: row.actorDeviceId, name: row.deviceName ?? "" },
    action,
    subjectType,
    subjectId,
    reservationId,
    person: present(row.personId, row.personFirstname, row.personLastname),
    summary: `${summary}${words}`,
    details: { ...row.details, ...details },
  };
}
