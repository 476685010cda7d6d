import {
  addReceivedToWallet,
  getReceivedCalendar,
  listReceivedTickets,
  openReceivedTickets,
} from "@podium/shared/contracts/received-tickets";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { byAddress } from "#platform/http/rate-limit.ts";
import { responseLanguage } from "#platform/http/request-language.ts";
import { presentReceived, presentReceivedTickets } from "./received-tickets.presenter.ts";
import type { ReceivedTicketsService } from "./received-tickets.service.ts";

/** Signing a pass and calling Google cost more than most requests. */
const WALLET_LIMIT = { max: 20, seconds: 60, key: byAddress };

export async function receivedTicketsRoutes(
  app: FastifyInstance,
  { receivedTickets }: { receivedTickets: ReceivedTicketsService },
): Promise<void> {
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
