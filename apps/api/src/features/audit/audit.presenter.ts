import type { AuditEntry } from "@podium/shared/contracts/audit";
import type { AuditLogRow } from "#database/tables/messages.ts";

export function presentAuditEntry({ actorId, actorName: name, at, ...entry }: AuditLogRow): AuditEntry {
  return { ...entry, at: at.toISOString(), actor: actorId === null || name === null ? null : { id: actorId, name } };
}
