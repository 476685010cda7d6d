import { blockSeats, listBoxOfficeSeats, unblockSeats } from "@podium/shared/contracts/box-office";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/caller.ts";
import { mount } from "#platform/endpoint-route.ts";
import type { DeskSeatsService } from "./desk-seats.service.ts";

export async function deskSeatsRoutes(
  app: FastifyInstance,
  { deskSeats }: { deskSeats: DeskSeatsService },
): Promise<void> {
  mount(app, listBoxOfficeSeats, ({ params }) => deskSeats.list(params.id));

  mount(app, blockSeats, async ({ params, body, raw }) => ({
    seatIds: await deskSeats.block(params.id, body.seatIds, callerOf(raw).id),
  }));

  mount(app, unblockSeats, async ({ params, body, raw }) => ({
    seatIds: await deskSeats.unblock(params.id, body.seatIds, callerOf(raw).id),
  }));
}
