import * as contract from "@podium/shared/contracts/codes";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/caller.ts";
import { mount } from "#platform/endpoint-route.ts";
import type { CodesService } from "./codes.service.ts";

/** Guesses by one account. */
const VALIDATIONS_PER_ACCOUNT = { max: 30, seconds: 60 };

export async function codesRoutes(app: FastifyInstance, deps: { codes: CodesService }): Promise<void> {
  const { codes } = deps;

  mount(app, contract.validateCode, ({ query }) => codes.validate(query.code), VALIDATIONS_PER_ACCOUNT);
  mount(app, contract.listTicketCodes, () => codes.list());
  mount(app, contract.createTicketCode, ({ raw, body }) => codes.create(body, callerOf(raw).id));

  mount(app, contract.deleteTicketCode, async ({ raw, params }) => {
    await codes.delete(params.id, callerOf(raw).id);
    return null;
  });
}
