import { createShow, deleteShow, listShows, updateShow } from "@podium/shared/contracts/shows";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/caller.ts";
import type { Clock } from "#platform/clock.ts";
import { isAllowed } from "#platform/caller.ts";
import { mount } from "#platform/endpoint-route.ts";
import { DomainError } from "#platform/http-errors.ts";
import { parseShowChange, parseShowForm, presentManagedShow, presentShow } from "./shows.presenter.ts";
import type { ShowsService } from "./shows.service.ts";

export async function showsRoutes(
  app: FastifyInstance,
  { shows, clock }: { shows: ShowsService; clock: Clock },
): Promise<void> {
  mount(app, listShows, async ({ query, raw }) => {
    if (query.all && !isAllowed("door", raw.caller)) throw new DomainError(raw.caller ? "FORBIDDEN" : "UNAUTHORIZED");
    const found = await shows.list({ ended: query.all ?? false });
    return found.map((show) => (query.all ? presentManagedShow : presentShow)(show, clock.now()));
  });

  mount(app, createShow, async ({ raw, body }) =>
    presentManagedShow(await shows.create(parseShowForm(body), callerOf(raw).id), clock.now()),
  );

  mount(app, updateShow, async ({ raw, params, body }) =>
    presentManagedShow(await shows.update(params.id, parseShowChange(body), callerOf(raw).id), clock.now()),
  );

  mount(app, deleteShow, async ({ raw, params }) => {
    await shows.delete(params.id, callerOf(raw).id);
    return null;
  });
}
