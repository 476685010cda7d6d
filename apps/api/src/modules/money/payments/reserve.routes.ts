import { reserve } from "@podium/shared/contracts/reservations";
import type { Language } from "@podium/shared/words/languages";
import type { FastifyInstance } from "fastify";
import { durationInWords } from "#platform/process/formats.ts";
import { type EndpointHandler, mount } from "#platform/http/endpoint-route.ts";
import { CODES_PER_ACCOUNT } from "#platform/http/rate-limit.ts";
import { callerOf } from "#platform/http/caller.ts";
import { networkOf } from "#platform/http/network.ts";
import { responseLanguage } from "#platform/http/request-language.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { PaymentsService } from "./payments.service.ts";

interface Words {
  confirmed: string;
  placed: (kept: string) => string;
  /** Added when verifying the address would extend the payment window */
  longer: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  nl: {
    confirmed: "Uw reservering is bevestigd.",
    placed: (kept) => `Uw reservering is geplaatst. Uw stoelen blijven ${kept} voor u vrijgehouden.`,
    longer: "Bevestig uw e-mailadres om uw stoelen langer te houden.",
  },
  fr: {
    confirmed: "Votre réservation est confirmée.",
    placed: (kept) => `Votre réservation est faite. Vos places restent réservées pour vous pendant ${kept}.`,
    longer: "Confirmez votre adresse e-mail pour garder vos places plus longtemps.",
  },
  en: {
    confirmed: "Your booking is confirmed.",
    placed: (kept) => `Your booking has been made. Your seats are kept for you for ${kept}.`,
    longer: "Confirm your email address to keep your seats longer.",
  },
};

function placed({ reservedAt, expiresAt, longerUntil }: Reservation, language: Language): string {
  const words = WORDS[language];
  const said = words.placed(durationInWords((expiresAt.getTime() - reservedAt.getTime()) / 1000, language));
  return longerUntil === null ? said : `${said} ${words.longer}`;
}

/** Belongs to payments, because reserving may start an online payment */
export async function reserveRoutes(
  app: FastifyInstance,
  deps: {
    reservations: Pick<ReservationsService, "reserve">;
    payments: Pick<PaymentsService, "checkoutFor">;
  },
): Promise<void> {
  const placeReservation: EndpointHandler<typeof reserve> = async ({ raw, params, body }, reply) => {
    const language = responseLanguage(raw, reply);
    const network = networkOf(raw.ip);
    const reservation = await deps.reservations.reserve(callerOf(raw).id, params.showId, body, network, language);
    const checkoutUrl = await deps.payments.checkoutFor(reservation);
    const { id, status, totalCents } = reservation;
    const message = status === "CONFIRMED" ? WORDS[language].confirmed : placed(reservation, language);
    return { id, message, status, totalprice: totalCents / 100, ...(checkoutUrl !== undefined && { checkoutUrl }) };
  };
  mount(app, reserve, placeReservation, { bodyRateLimit: CODES_PER_ACCOUNT });
}
