import { type AuditEntry, listAudit, recordExport } from "@podium/shared/contracts/audit";
import type { FastifyInstance } from "fastify";
import { fullName } from "@podium/shared/words/typed-name";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import type { AuditService } from "./audit.service.ts";
import type { AuditEntryRow } from "./audit.repository.ts";

function presentPerson(id: number | null, firstname: string | null, lastname: string | null): AuditEntry["actor"] {
  return id === null ? null : { id, name: fullName({ firstname: firstname ?? "", lastname: lastname ?? "" }) };
}

/** These are read from other tables, so that they disappear with those rows. */
function wordsReadLater({ reason, scanned, invited }: AuditEntryRow): {
  words: string;
  details: AuditEntry["details"];
} {
  if (reason !== null) return { words: `. Reden: ${reason}`, details: { reason } };
  if (scanned !== null) return { words: `: ${scanned}`, details: { tickets: scanned } };
  if (invited !== null) return { words: ` (${invited})`, details: { email: invited } };
  return { words: "", details: {} };
}

function presentAuditEntry(row: AuditEntryRow): AuditEntry {
  const { id, at, action, subjectType, subjectId, reservationId, summary } = row;
  const { words, details } = wordsReadLater(row);
  return {
    id,
    at: at.toISOString(),
    actor: presentPerson(row.actorId, row.actorFirstname, row.actorLastname),
    device: row.actorDeviceId === null ? null : { id: row.actorDeviceId, name: row.deviceName ?? "" },
    action,
    subjectType,
    subjectId,
    reservationId,
    person: presentPerson(row.personId, row.personFirstname, row.personLastname),
    summary: `${summary}${words}`,
    details: { ...row.details, ...details },
  };
}

export async function auditRoutes(app: FastifyInstance, { audit }: { audit: AuditService }): Promise<void> {
  mount(app, listAudit, async ({ query }) => {
    const { since, ...rest } = query;
    const page = await audit.list({ ...rest, since: since === undefined ? undefined : new Date(since) });
    return { ...page, items: page.items.map(presentAuditEntry) };
  });

  mount(app, recordExport, async ({ raw, body }) => {
    await audit.recordExport(callerOf(raw).id, body);
    return null;
  });
}
