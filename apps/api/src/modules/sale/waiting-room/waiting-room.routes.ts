import {
  changeWaitingRoom,
  enterWaitingRoom,
  getWaitingRoom,
  getWaitingRoomDraw,
} from "@podium/shared/contracts/waiting-room";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import type { Clock } from "#platform/process/clock.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { networkOf } from "#platform/http/network.ts";
import type { RateLimit } from "#platform/http/rate-limit.ts";
import { createSharedResponse } from "#platform/http/shared-response.ts";
import { presentDraw, presentManaged, presentPlace } from "./waiting-room.presenter.ts";
import type { WaitingRoomService } from "./waiting-room.service.ts";

/** A page asks some times in all, and may be open in ten tabs. */
const ASKS_PER_ACCOUNT: RateLimit = { max: 120, seconds: 60, inMemory: true };

/** A draw of thousands is a long response. */
const DRAWS_PER_CALLER: RateLimit = { max: 60, seconds: 60, inMemory: true };

export async function waitingRoomRoutes(
  app: FastifyInstance,
  deps: { waitingRoom: WaitingRoomService; clock: Clock },
): Promise<void> {
  const { waitingRoom, clock } = deps;

  mount(
    app,
    enterWaitingRoom,
    async ({ params, body, raw }) => {
      const visit = { showId: params.id, userId: callerOf(raw).id, network: networkOf(raw.ip) };
      return presentPlace(await waitingRoom.enter(visit, body?.entry), clock.now());
    },
    { rateLimit: ASKS_PER_ACCOUNT, worksWithoutRedis: true },
  );

  const sendDraw = createSharedResponse(getWaitingRoomDraw, presentDraw);
  mount(
    app,
    getWaitingRoomDraw,
    async ({ params, raw }, reply) => sendDraw(raw, reply, await waitingRoom.draw(params.id)),
    { rateLimit: DRAWS_PER_CALLER },
  );

  mount(app, getWaitingRoom, async ({ params }) => presentManaged(await waitingRoom.manage(params.id)));

  mount(app, changeWaitingRoom, async ({ params, body, raw }) =>
    presentManaged(await waitingRoom.change(params.id, body, callerOf(raw).id)),
  );
}
