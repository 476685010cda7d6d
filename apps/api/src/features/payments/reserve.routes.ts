import { reserve } from "@podium/shared/contracts/reservations";
import type { FastifyInstance } from "fastify";
import { durationInWords } from "#platform/formats.ts";
import { type EndpointHandler, mount } from "#platform/endpoint-route.ts";
import { CODES_PER_ACCOUNT } from "#platform/code-limit.ts";
import { callerOf } from "#platform/caller.ts";
import { originOf } from "#platform/network.ts";
import type { Reservation, ReservationsService } from "#features/reservations/reservations.service.ts";
import type { PaymentsService } from "./payments.service.ts";

const CONFIRMED = "Uw reservering is bevestigd.";

function placed({ reservedAt, expiresAt, longerUntil }: Reservation): string {
  const kept = durationInWords((expiresAt.getTime() - reservedAt.getTime()) / 1000);
  const longer = longerUntil === null ? "" : " Bevestig uw e-mailadres om uw stoelen langer te houden.";
  return `Uw reservering is geplaatst. Uw stoelen blijven ${kept} voor u vrijgehouden.${longer}`;
}

/** Belongs to payments because reserving may start an online payment. */
export async function reserveRoutes(
  app: FastifyInstance,
  deps: {
    reservations: Pick<ReservationsService, "reserve">;
    payments: Pick<PaymentsService, "checkoutFor">;
  },
): Promise<void> {
  const placeReservation: EndpointHandler<typeof reserve> = async ({ raw, params, body }) => {
    const { network, language } = originOf(raw);
    const reservation = await deps.reservations.reserve(callerOf(raw).id, params.showId, body, network, language);
    const checkoutUrl = await deps.payments.checkoutFor(reservation);
    const { id, status, totalCents } = reservation;
    const message = status === "CONFIRMED" ? CONFIRMED : placed(reservation);
    return { id, message, status, totalprice: totalCents / 100, ...(checkoutUrl !== undefined && { checkoutUrl }) };
  };
  mount(app, reserve, placeReservation, { bodyRateLimit: CODES_PER_ACCOUNT });
}
