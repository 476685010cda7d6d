import { listAudit, recordExport } from "@podium/shared/contracts/audit";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { presentAuditEntry } from "./audit.presenter.ts";
import type { AuditService } from "./audit.service.ts";

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
