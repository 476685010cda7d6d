import {
  getHandedTickets,
  giveBackTickets,
  keepReturnedTicket,
  passTicketsOn,
  takeTicketsBack,
} from "@podium/shared/contracts/handed-tickets";
import type { FastifyInstance } from "fastify";
import {
  addReceivedToWallet,
  getReceivedCalendar,
  listReceivedTickets,
  openReceivedTickets,
} from "@podium/shared/contracts/received-tickets";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { byAddress } from "#platform/http/rate-limit.ts";
import { responseLanguage } from "#platform/http/request-language.ts";
import { presentReceived, presentReceivedTickets, presentTicketHandover } from "./ticket-handover.presenter.ts";
import type { PassedTicketsService } from "./passed-tickets.service.ts";
import type { ReturnedTicketsService } from "./returned-tickets.service.ts";
import type { ReceivedTicketsService } from "./received-tickets.service.ts";

/** Signing a pass and calling Google cost more than most requests. */
const WALLET_LIMIT = { max: 20, seconds: 60, key: byAddress };
/** Each call sends a mail to a typed address. */
const PASS_ON_LIMIT = { max: 20, seconds: 3600 };

export async function ticketHandoverRoutes(
  app: FastifyInstance,
  {
    returnedTickets,
    passedTickets,
    receivedTickets,
  }: {
    returnedTickets: ReturnedTicketsService;
    passedTickets: PassedTicketsService;
    receivedTickets: ReceivedTicketsService;
  },
): Promise<void> {
  mount(app, getHandedTickets, async ({ params, raw }) =>
    presentTicketHandover(await returnedTickets.stateFor(callerOf(raw), params.id)),
  );

  mount(app, giveBackTickets, async ({ params, body, raw }) =>
    presentTicketHandover(await returnedTickets.giveBack(params.id, body.ticketIds, callerOf(raw).id)),
  );

  mount(app, keepReturnedTicket, async ({ params, body, raw }) =>
    presentTicketHandover(await returnedTickets.undoGiveBack(params.id, body.returnedId, callerOf(raw).id)),
  );

  mount(
    app,
    passTicketsOn,
    async ({ params, body, raw }) => {
      await passedTickets.passOn(params.id, body, callerOf(raw).id);
      return presentTicketHandover(await returnedTickets.stateFor(callerOf(raw), params.id));
    },
    { rateLimit: PASS_ON_LIMIT },
  );

  mount(app, takeTicketsBack, async ({ params, body, raw }) => {
    await passedTickets.takeBack(params.id, body.ticketIds, callerOf(raw).id);
    return presentTicketHandover(await returnedTickets.stateFor(callerOf(raw), params.id));
  });

  mount(app, openReceivedTickets, async ({ body }) => presentReceivedTickets(await receivedTickets.open(body.token)));

  mount(app, listReceivedTickets, async ({ raw }) => {
    const all = await receivedTickets.listFor(callerOf(raw).id);
    return Promise.all(all.map((received) => presentReceived(received, receivedTickets.tokenFor(received))));
  });

  mount(app, getReceivedCalendar, ({ body, raw }, reply) =>
    receivedTickets.calendarOf(body.token, responseLanguage(raw, reply)),
  );

  mount(
    app,
    addReceivedToWallet,
    async ({ body }) => ({ url: await receivedTickets.addToWallet(body.token, body.wallet) }),
    { rateLimit: WALLET_LIMIT },
  );
}
