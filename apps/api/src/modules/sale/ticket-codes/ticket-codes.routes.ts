import {
  createTicketCode,
  deleteTicketCode,
  listTicketCodes,
  updateTicketCode,
} from "@podium/shared/contracts/ticket-codes";
import { toCents } from "@podium/shared/money/money";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { presentTicketCode } from "./ticket-codes.presenter.ts";
import type { TicketCodesService } from "./ticket-codes.service.ts";

export async function ticketCodesRoutes(app: FastifyInstance, { codes }: { codes: TicketCodesService }): Promise<void> {
  mount(app, listTicketCodes, async () => (await codes.list()).map(presentTicketCode));

  mount(app, createTicketCode, async ({ raw, body }) => {
    if (body.type !== "DISCOUNT") return presentTicketCode(await codes.create(body, callerOf(raw).id));
    const { amountPerSeat, ...terms } = body;
    const amountPerSeatCents = amountPerSeat === undefined ? undefined : toCents(amountPerSeat);
    return presentTicketCode(await codes.create({ ...terms, amountPerSeatCents }, callerOf(raw).id));
  });

  mount(app, updateTicketCode, async ({ raw, params, body }) =>
    presentTicketCode(await codes.change(params.id, body, callerOf(raw).id)),
  );

  mount(app, deleteTicketCode, async ({ raw, params }) => {
    await codes.delete(params.id, callerOf(raw).id);
    return null;
  });
}
