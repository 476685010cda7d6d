import { createShow, createShowSeries, listShows, updateShow } from "@podium/shared/contracts/shows";
import type { FastifyInstance } from "fastify";
import { mayAttend } from "@podium/shared/tickets/check-in-rules";
import { mayUse } from "@podium/shared/contracts/roles";
import { callerOf, isAllowed, refusalOf } from "#platform/http/caller.ts";
import type { Clock } from "#platform/process/clock.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { createSharedResponse } from "#platform/http/shared-response.ts";
import { parseShowChange, parseShowForm, parseShowSeries, presentManagedShow, presentShow } from "./shows.presenter.ts";
import type { Show, ShowsService } from "./shows.service.ts";

export async function showsRoutes(
  app: FastifyInstance,
  { shows, clock }: { shows: ShowsService; clock: Clock },
): Promise<void> {
  const sendCurrent = createSharedResponse(listShows, (current: readonly Show[]) => {
    const now = clock.now();
    return current.map((show) => presentShow(show, now));
  });
  mount(app, listShows, async ({ query, raw }, reply) => {
    if (!query.all) return sendCurrent(raw, reply, await shows.list({ ended: false }));
    const now = clock.now();
    const { caller } = raw;
    if (!caller) throw new DomainError("UNAUTHORIZED");
    if (!isAllowed("door", caller)) throw new DomainError(refusalOf("door", caller));
    const { role } = caller;
    const present = mayUse("box-office", role) ? presentManagedShow : presentShow;
    const all = await shows.list({ ended: true });
    return all.filter(({ startsAt }) => mayAttend(role, startsAt, now)).map((show) => present(show, now));
  });

  mount(app, createShow, async ({ raw, body }) =>
    presentManagedShow(await shows.create(parseShowForm(body), callerOf(raw).id), clock.now()),
  );

  mount(app, createShowSeries, async ({ raw, body }) => {
    const series = await shows.createSeries(parseShowSeries(body), callerOf(raw).id);
    return series.map((show) => presentManagedShow(show, clock.now()));
  });

  mount(app, updateShow, async ({ raw, params, body }) =>
    presentManagedShow(await shows.update(params.id, parseShowChange(body), callerOf(raw).id), clock.now()),
  );
}
