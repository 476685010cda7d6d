import {
  cancelReservation,
  getReservation,
  moveReservation,
  resendTickets,
  reserveForGuest,
} from "@podium/shared/contracts/box-office";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/caller.ts";
import { mount } from "#platform/endpoint-route.ts";
import type { DeskService } from "./desk.service.ts";
import { presentReservation } from "./reservation.presenter.ts";

const RESENT = "De tickets worden opnieuw verstuurd.";

export async function deskRoutes(app: FastifyInstance, { desk }: { desk: DeskService }): Promise<void> {
  mount(app, getReservation, async ({ params }) => presentReservation(await desk.get(params.id)));

  mount(app, cancelReservation, async ({ params, body, raw }) =>
    presentReservation(await desk.cancel(params.id, body.reason, callerOf(raw).id)),
  );

  mount(app, moveReservation, async ({ params, body, raw }) =>
    presentReservation(await desk.move(params.id, body.seatIds, callerOf(raw).id)),
  );

  mount(app, resendTickets, async ({ params, raw }) => {
    await desk.resendTickets(params.id, callerOf(raw).id);
    return { message: RESENT };
  });

  mount(app, reserveForGuest, async ({ params, body, raw }) =>
    presentReservation(await desk.reserveForGuest(params.id, body, callerOf(raw).id)),
  );
}
