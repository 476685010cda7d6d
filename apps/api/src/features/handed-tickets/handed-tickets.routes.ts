import { getHandedTickets, giveBackTickets, keepReturnedTicket } from "@podium/shared/contracts/handed-tickets";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/caller.ts";
import { mount } from "#platform/endpoint-route.ts";
import { presentHandedTickets } from "./handed-tickets.presenter.ts";
import type { ReturnedTicketsService } from "./returned-tickets.service.ts";

export async function handedTicketsRoutes(
  app: FastifyInstance,
  { returnedTickets }: { returnedTickets: ReturnedTicketsService },
): Promise<void> {
  mount(app, getHandedTickets, async ({ params, raw }) =>
    presentHandedTickets(await returnedTickets.stateFor(callerOf(raw), params.id)),
  );

  mount(app, giveBackTickets, async ({ params, body, raw }) =>
    presentHandedTickets(await returnedTickets.giveBack(params.id, body.ticketIds, callerOf(raw).id)),
  );

  mount(app, keepReturnedTicket, async ({ params, body, raw }) =>
    presentHandedTickets(await returnedTickets.keep(params.id, body.returnedId, callerOf(raw).id)),
  );
}
