import { listAudit } from "@podium/shared/contracts/audit";
import type { FastifyInstance } from "fastify";
import { mount } from "#platform/endpoint-route.ts";
import { presentAuditEntry } from "./audit.presenter.ts";
import type { AuditService } from "./audit.service.ts";

export async function auditRoutes(app: FastifyInstance, { audit }: { audit: AuditService }): Promise<void> {
  mount(app, listAudit, async ({ query }) => {
    const page = await audit.list(query);
    return { ...page, items: page.items.map(presentAuditEntry) };
  });
}
