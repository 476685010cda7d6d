import { cancelOwnReservation } from "@podium/shared/contracts/own-reservations";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/caller.ts";
import { mount } from "#platform/endpoint-route.ts";
import { presentReservation } from "#features/reservations/reservations.presenter.ts";
import type { OwnReservationsService } from "./own-reservations.service.ts";

export async function ownReservationsRoutes(
  app: FastifyInstance,
  { ownReservations }: { ownReservations: OwnReservationsService },
): Promise<void> {
  mount(app, cancelOwnReservation, async ({ params, raw }) =>
    presentReservation(await ownReservations.cancelUnpaid(params.id, callerOf(raw).id)),
  );
}
