import { listAudit } from "@podium/shared/contracts/audit";
import type { FastifyInstance } from "fastify";
import { mount } from "#platform/endpoint-route.ts";
import type { AuditService } from "./audit.service.ts";

export function auditRoutes(app: FastifyInstance, { audit }: { audit: AuditService }): void {
  mount(app, listAudit, ({ query }) => audit.list(query));
}
