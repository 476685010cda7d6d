import {
  confirmReservation,
  listPayments,
  listReservations,
  getMyLatestReservation,
  listMyReservations,
  reserve,
} from "@podium/shared/contracts/reservations";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import type { Config } from "#config.ts";
import { durationInWords } from "#platform/duration-words.ts";
import { mount } from "#platform/endpoint-route.ts";
import { callerOf } from "#platform/caller.ts";
import { byAccount } from "#platform/rate-limit.ts";
import { presentReservation, presentReservationList } from "./reservation.presenter.ts";
import type { Reservation, ReservationsService } from "./reservations.service.ts";

const CONFIRMED = "Uw reservering is bevestigd.";

const withCode = z.object({ ticketCode: z.string().trim().min(1) });
/** Guesses at ticket codes by one account; reserving without a code is not counted. */
const CODES_PER_ACCOUNT = {
  max: 30,
  seconds: 60,
  key: (request: FastifyRequest) => (withCode.safeParse(request.body).success ? byAccount(request) : null),
};

export async function reservationsRoutes(
  app: FastifyInstance,
  deps: {
    config: Pick<Config, "PAYMENT_WINDOW_SECONDS">;
    reservations: ReservationsService;
    /** Begins an online payment; undefined when there is nothing to pay online, or the provider is away. */
    payments: { checkoutFor(reservation: Reservation): Promise<string | undefined> };
  },
): Promise<void> {
  const { reservations } = deps;
  const placed = `Uw reservering is geplaatst. Uw stoelen blijven ${durationInWords(deps.config.PAYMENT_WINDOW_SECONDS)} voor u vrijgehouden.`;

  app.register(async (scope) => {
    scope.addHook("preHandler", scope.rateLimit("reserve-code", CODES_PER_ACCOUNT));
    mount(scope, reserve, async ({ raw, params, body }) => {
      const reservation = await reservations.reserve(callerOf(raw).id, params.showId, body);
      const checkoutUrl = await deps.payments.checkoutFor(reservation);
      const message = reservation.status === "CONFIRMED" ? CONFIRMED : placed;
      return { id: reservation.id, message, ...(checkoutUrl !== undefined && { checkoutUrl }) };
    });
  });

  mount(app, listMyReservations, async ({ raw }) =>
    (await reservations.listOf(callerOf(raw).id)).map(presentReservation),
  );

  mount(app, getMyLatestReservation, async ({ raw }) =>
    presentReservation(await reservations.latestOf(callerOf(raw).id)),
  );

  mount(app, confirmReservation, async ({ params, raw }) =>
    presentReservation(await reservations.confirm(params.id, callerOf(raw).id)),
  );

  mount(app, listReservations, async ({ query }) => presentReservationList(await reservations.listAll(query)));

  mount(app, listPayments, async ({ query }) => presentReservationList(await reservations.listTransfers(query)));
}
