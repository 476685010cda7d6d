import {
  getHandedTickets,
  giveBackTickets,
  keepReturnedTicket,
  passTicketsOn,
  takeTicketsBack,
} from "@podium/shared/contracts/handed-tickets";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { presentTicketHandover } from "./ticket-handover.presenter.ts";
import type { PassedTicketsService } from "./passed-tickets.service.ts";
import type { ReturnedTicketsService } from "./returned-tickets.service.ts";

/** Each call sends a mail to a typed address. */
const LIMIT = { max: 20, seconds: 3600 };

export async function ticketHandoverRoutes(
  app: FastifyInstance,
  { returnedTickets, passedTickets }: { returnedTickets: ReturnedTicketsService; passedTickets: PassedTicketsService },
): Promise<void> {
  mount(app, getHandedTickets, async ({ params, raw }) =>
    presentTicketHandover(await returnedTickets.stateFor(callerOf(raw), params.id)),
  );

  mount(app, giveBackTickets, async ({ params, body, raw }) =>
    presentTicketHandover(await returnedTickets.giveBack(params.id, body.ticketIds, callerOf(raw).id)),
  );

  mount(app, keepReturnedTicket, async ({ params, body, raw }) =>
    presentTicketHandover(await returnedTickets.keep(params.id, body.returnedId, callerOf(raw).id)),
  );

  mount(
    app,
    passTicketsOn,
    async ({ params, body, raw }) => {
      await passedTickets.passOn(params.id, body, callerOf(raw).id);
      return presentTicketHandover(await returnedTickets.stateFor(callerOf(raw), params.id));
    },
    { rateLimit: LIMIT },
  );

  mount(app, takeTicketsBack, async ({ params, body, raw }) => {
    await passedTickets.takeBack(params.id, body.ticketIds, callerOf(raw).id);
    return presentTicketHandover(await returnedTickets.stateFor(callerOf(raw), params.id));
  });
}
