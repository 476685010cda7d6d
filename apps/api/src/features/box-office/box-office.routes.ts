import * as contract from "@podium/shared/contracts/box-office";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/caller.ts";
import { mount } from "#platform/endpoint-route.ts";
import { presentReservation } from "#features/reservations/reservations.presenter.ts";
import type { ReservationsService } from "#features/reservations/reservations.service.ts";
import type { BlockedSeatsService } from "./blocked-seats.service.ts";
import type { BoxOfficeService } from "./box-office.service.ts";

const RESENT = "De tickets worden opnieuw verstuurd.";

export async function boxOfficeRoutes(
  app: FastifyInstance,
  deps: { reservations: ReservationsService; boxOffice: BoxOfficeService; blockedSeats: BlockedSeatsService },
): Promise<void> {
  const { reservations, boxOffice, blockedSeats } = deps;

  mount(app, contract.getReservation, async ({ params }) => presentReservation(await reservations.get(params.id)));

  mount(app, contract.cancelReservation, async ({ params, body, raw }) =>
    presentReservation(await boxOffice.cancel(params.id, body.reason, callerOf(raw).id)),
  );

  mount(app, contract.moveReservation, async ({ params, body, raw }) =>
    presentReservation(await boxOffice.move(params.id, body.seatIds, callerOf(raw).id)),
  );

  mount(app, contract.resendTickets, async ({ params, raw }) => {
    await boxOffice.resendTickets(params.id, callerOf(raw).id);
    return { message: RESENT };
  });

  mount(app, contract.reserveForGuest, async ({ params, body, raw }) =>
    presentReservation(await boxOffice.reserveForGuest(params.id, body, callerOf(raw).id)),
  );

  mount(app, contract.listBoxOfficeSeats, ({ params }) => blockedSeats.list(params.id));

  mount(app, contract.blockSeats, async ({ params, body, raw }) => ({
    seatIds: await blockedSeats.block(params.id, body.seatIds, callerOf(raw).id),
  }));

  mount(app, contract.unblockSeats, async ({ params, body, raw }) => ({
    seatIds: await blockedSeats.unblock(params.id, body.seatIds, callerOf(raw).id),
  }));
}
