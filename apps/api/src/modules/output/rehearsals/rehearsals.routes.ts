import { listRehearsals, startRehearsal, stopRehearsal } from "@podium/shared/contracts/rehearsals";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import type { RehearsalsService } from "./rehearsals.service.ts";

export async function rehearsalsRoutes(
  app: FastifyInstance,
  { rehearsals }: { rehearsals: Pick<RehearsalsService, "list" | "start" | "stop"> },
): Promise<void> {
  mount(app, listRehearsals, async ({ params }) => rehearsals.list(params.id));

  mount(app, startRehearsal, async ({ params, body, raw }, reply) => {
    reply.code(201);
    return rehearsals.start(params.id, body, callerOf(raw).id);
  });

  mount(app, stopRehearsal, async ({ params, raw }) => {
    await rehearsals.stop(params.id, callerOf(raw).id);
    return null;
  });
}
