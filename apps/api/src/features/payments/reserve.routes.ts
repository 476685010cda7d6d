import { reserve } from "@podium/shared/contracts/reservations";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import type { Config } from "#config.ts";
import { durationInWords } from "#platform/formats.ts";
import { type EndpointHandler, mount } from "#platform/endpoint-route.ts";
import { callerOf } from "#platform/caller.ts";
import { byAccount } from "#platform/rate-limit.ts";
import type { ReservationsService } from "#features/reservations/reservations.service.ts";
import type { PaymentsService } from "./payments.service.ts";

const CONFIRMED = "Uw reservering is bevestigd.";

const withCode = z.object({ ticketCode: z.string().trim().min(1) });
/** Limits guesses at codes; reserving without a code is not counted. */
const CODES_PER_ACCOUNT = {
  max: 30,
  seconds: 60,
  key: (request: FastifyRequest) => (withCode.safeParse(request.body).success ? byAccount(request) : null),
};

/** Belongs to payments because reserving may start an online payment. */
export async function reserveRoutes(
  app: FastifyInstance,
  deps: {
    config: Pick<Config, "PAYMENT_WINDOW_SECONDS">;
    reservations: Pick<ReservationsService, "reserve">;
    payments: Pick<PaymentsService, "checkoutFor">;
  },
): Promise<void> {
  const placed = `Uw reservering is geplaatst. Uw stoelen blijven ${durationInWords(deps.config.PAYMENT_WINDOW_SECONDS)} voor u vrijgehouden.`;

  const placeReservation: EndpointHandler<typeof reserve> = async ({ raw, params, body }) => {
    const reservation = await deps.reservations.reserve(callerOf(raw).id, params.showId, body);
    const checkoutUrl = await deps.payments.checkoutFor(reservation);
    const { id, status, totalCents } = reservation;
    const message = status === "CONFIRMED" ? CONFIRMED : placed;
    return { id, message, status, totalprice: totalCents / 100, ...(checkoutUrl !== undefined && { checkoutUrl }) };
  };
  mount(app, reserve, placeReservation, { bodyRateLimit: CODES_PER_ACCOUNT });
}
