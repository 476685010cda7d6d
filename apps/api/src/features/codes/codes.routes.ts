import * as contract from "@podium/shared/contracts/codes";
import type { FastifyInstance } from "fastify";
import { mount } from "../../platform/endpoint-route.ts";
import type { CodesService } from "./codes.service.ts";

/** Guesses by one account. */
const VALIDATIONS_PER_ACCOUNT = { max: 30, timeWindow: "1 minute" };

export function codesRoutes(app: FastifyInstance, deps: { codes: CodesService }): void {
  const { codes } = deps;

  mount(app, contract.validateCode, ({ query }) => codes.validate(query.code), VALIDATIONS_PER_ACCOUNT);
  mount(app, contract.listTicketCodes, () => codes.list());
  mount(app, contract.createTicketCode, ({ body }) => codes.create(body));

  mount(app, contract.deleteTicketCode, async ({ params }) => {
    await codes.delete(params.id);
    return null;
  });
}
