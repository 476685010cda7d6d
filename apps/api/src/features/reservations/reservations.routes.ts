import {
  confirmReservation,
  listPayments,
  listReservations,
  getMyLatestReservation,
  listMyReservations,
} from "@podium/shared/contracts/reservations";
import type { FastifyInstance } from "fastify";
import { mount } from "#platform/endpoint-route.ts";
import { callerOf } from "#platform/caller.ts";
import { mapList } from "#platform/pagination.ts";
import { presentReservation } from "./reservations.presenter.ts";
import type { ReservationsService } from "./reservations.service.ts";

export async function reservationsRoutes(
  app: FastifyInstance,
  { reservations }: { reservations: ReservationsService },
): Promise<void> {
  mount(app, listMyReservations, async ({ raw }) =>
    (await reservations.listOf(callerOf(raw).id)).map(presentReservation),
  );

  mount(app, getMyLatestReservation, async ({ raw }) =>
    presentReservation(await reservations.latestOf(callerOf(raw).id)),
  );

  mount(app, confirmReservation, async ({ params, body, raw }) =>
    presentReservation(await reservations.confirm(params.id, callerOf(raw).id, body?.paymentMethod)),
  );

  mount(app, listReservations, async ({ query }) => mapList(await reservations.list(query), presentReservation));

  mount(app, listPayments, async ({ query: { lapsesWithinDays: expireWithinDays, ...query } }) =>
    mapList(await reservations.listTransfers({ ...query, expireWithinDays }), presentReservation),
  );
}
