import { createShow, deleteShow, listShows, updateShow } from "@podium/shared/contracts/shows";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/caller.ts";
import { mount } from "#platform/endpoint-route.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { ShowsService } from "./shows.service.ts";

export function showsRoutes(app: FastifyInstance, { shows }: { shows: ShowsService }): void {
  mount(app, listShows, async ({ query, raw }) => {
    if (query.all && raw.account?.role !== "ADMIN") throw new DomainError(raw.account ? "FORBIDDEN" : "UNAUTHORIZED");
    return shows.list({ ended: query.all ?? false });
  });

  mount(app, createShow, ({ raw, body }) => shows.create(body, callerOf(raw).id));

  mount(app, updateShow, ({ raw, params, body }) => shows.update(params.id, body, callerOf(raw).id));

  mount(app, deleteShow, async ({ raw, params }) => {
    await shows.remove(params.id, callerOf(raw).id);
    return null;
  });
}
