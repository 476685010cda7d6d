import {
  confirmReservation,
  listPayments,
  listReservations,
  myLatestReservation,
  myReservations,
  reserve,
} from "@podium/shared/contracts/reservations";
import type { FastifyInstance } from "fastify";
import { mount } from "../../platform/endpoint-route.ts";
import { callerOf } from "../../platform/caller.ts";
import type { ReservationsService } from "./reservations.service.ts";

const PLACED = "Uw reservering is geplaatst. Uw stoelen blijven 7 dagen voor u vrijgehouden.";
const CONFIRMED = "Uw reservering is bevestigd.";

export function reservationsRoutes(
  app: FastifyInstance,
  { reservations }: { reservations: ReservationsService },
): void {
  mount(app, reserve, async ({ raw, params, body }) => {
    const { id, confirmed } = await reservations.reserve(callerOf(raw).id, params.showId, body);
    return { id, message: confirmed ? CONFIRMED : PLACED };
  });

  mount(app, myReservations, ({ raw }) => reservations.listOf(callerOf(raw).id));

  mount(app, myLatestReservation, ({ raw }) => reservations.latestOf(callerOf(raw).id));

  mount(app, confirmReservation, ({ params }) => reservations.confirm(params.id));

  mount(app, listReservations, ({ query }) => reservations.listAll(query));

  mount(app, listPayments, ({ query }) => reservations.listTransfers(query));
}
