import { deleteShow } from "@podium/shared/contracts/shows";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/caller.ts";
import { mount } from "#platform/endpoint-route.ts";
import type { ShowDeletionService } from "./show-deletion.service.ts";

export async function showDeletionRoutes(
  app: FastifyInstance,
  { showDeletion }: { showDeletion: ShowDeletionService },
): Promise<void> {
  mount(app, deleteShow, async ({ raw, params }) => {
    await showDeletion.delete(params.id, callerOf(raw).id);
    return null;
  });
}
