import * as contract from "@podium/shared/contracts/ticket-codes";
import { errorMessage } from "@podium/shared/error-codes";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/caller.ts";
import { mount } from "#platform/endpoint-route.ts";
import { CODE_TYPE_NAMES, type TicketCodesService } from "./ticket-codes.service.ts";

const VALIDATIONS_PER_ACCOUNT = { max: 30, seconds: 60 };

function presentValidation(code: Awaited<ReturnType<TicketCodesService["validate"]>>): contract.CodeValidation {
  if (!code) return { valid: false, codeType: null, availableTickets: 0, message: errorMessage("CODE_UNKNOWN") };
  const { type: codeType, availableTickets } = code;
  if (availableTickets === 0) {
    return { valid: false, codeType, availableTickets, message: errorMessage("CODE_EXHAUSTED") };
  }
  const tickets = availableTickets === 1 ? "1 ticket" : `${availableTickets} tickets`;
  const message = `${CODE_TYPE_NAMES[codeType]} geldig: nog ${tickets} beschikbaar.`;
  return { valid: true, codeType, availableTickets, message };
}

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
