import {
  cancelReservation,
  getReservation,
  moveReservation,
  resendTickets,
  reserveForGuest,
} from "@podium/shared/contracts/desk";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/caller.ts";
import { mount } from "#platform/endpoint-route.ts";
import type { DeskService } from "./desk.service.ts";

const RESENT = "De tickets worden opnieuw verstuurd.";

export function deskRoutes(app: FastifyInstance, { desk }: { desk: DeskService }): void {
  mount(app, getReservation, ({ params }) => desk.get(params.id));

  mount(app, cancelReservation, ({ params, body, raw }) => desk.cancel(params.id, body.reason, callerOf(raw).id));

  mount(app, moveReservation, ({ params, body, raw }) => desk.move(params.id, body.seatIds, callerOf(raw).id));

  mount(app, resendTickets, async ({ params, raw }) => {
    await desk.resendTickets(params.id, callerOf(raw).id);
    return { message: RESENT };
  });

  mount(app, reserveForGuest, ({ params, body, raw }) => desk.reserveForGuest(params.id, body, callerOf(raw).id));
}
