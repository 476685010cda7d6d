import * as contract from "@podium/shared/contracts/ticket-codes";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/caller.ts";
import { mount } from "#platform/endpoint-route.ts";
import { presentValidation } from "./ticket-codes.presenter.ts";
import type { TicketCodesService } from "./ticket-codes.service.ts";

const VALIDATIONS_PER_ACCOUNT = { max: 30, seconds: 60 };

export async function ticketCodesRoutes(app: FastifyInstance, { codes }: { codes: TicketCodesService }): Promise<void> {
  mount(app, contract.validateCode, async ({ query }) => presentValidation(await codes.validate(query.code)), {
    rateLimit: VALIDATIONS_PER_ACCOUNT,
  });

  mount(app, contract.listTicketCodes, () => codes.list());

  mount(app, contract.createTicketCode, ({ raw, body }) => codes.create(body, callerOf(raw).id));

  mount(app, contract.deleteTicketCode, async ({ raw, params }) => {
    await codes.delete(params.id, callerOf(raw).id);
    return null;
  });
}
