import {
  createTicketCode,
  deleteTicketCode,
  listTicketCodes,
  validateCode,
} from "@podium/shared/contracts/ticket-codes";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/caller.ts";
import { mount } from "#platform/endpoint-route.ts";
import { presentTicketCode, presentValidation } from "./ticket-codes.presenter.ts";
import type { TicketCodesService } from "./ticket-codes.service.ts";

const VALIDATIONS_PER_ACCOUNT = { max: 30, seconds: 60 };

export async function ticketCodesRoutes(app: FastifyInstance, { codes }: { codes: TicketCodesService }): Promise<void> {
  mount(app, validateCode, async ({ query }) => presentValidation(await codes.validate(query.code)), {
    rateLimit: VALIDATIONS_PER_ACCOUNT,
  });

  mount(app, listTicketCodes, async () => (await codes.list()).map(presentTicketCode));

  mount(app, createTicketCode, async ({ raw, body }) => presentTicketCode(await codes.create(body, callerOf(raw).id)));

  mount(app, deleteTicketCode, async ({ raw, params }) => {
    await codes.delete(params.id, callerOf(raw).id);
    return null;
  });
}
