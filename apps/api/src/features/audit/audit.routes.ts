import { type AuditEntry, listAudit } from "@podium/shared/contracts/audit";
import type { FastifyInstance } from "fastify";
import type { AuditLogRow } from "#database/tables/messages.ts";
import { mount } from "#platform/endpoint-route.ts";
import type { AuditService } from "./audit.service.ts";

function presentAuditEntry({ actorId, actorName: name, at, ...entry }: AuditLogRow): AuditEntry {
  return { ...entry, at: at.toISOString(), actor: actorId === null || name === null ? null : { id: actorId, name } };
}

export async function auditRoutes(app: FastifyInstance, { audit }: { audit: AuditService }): Promise<void> {
  mount(app, listAudit, async ({ query }) => {
    const page = await audit.list(query);
    return { ...page, items: page.items.map(presentAuditEntry) };
  });
}
