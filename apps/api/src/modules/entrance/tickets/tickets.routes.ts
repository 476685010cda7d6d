import { getTickets } from "@podium/shared/contracts/tickets";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { seenBy } from "#modules/sale/reservations/reservations.presenter.ts";
import { presentTickets } from "./tickets.presenter.ts";
import type { TicketsService } from "./tickets.service.ts";

export async function ticketsRoutes(app: FastifyInstance, { tickets }: { tickets: TicketsService }): Promise<void> {
  mount(app, getTickets, async ({ raw, params }) => {
    const caller = callerOf(raw);
    return seenBy(caller, await presentTickets(await tickets.getFor(caller, params.id)));
  });
}
