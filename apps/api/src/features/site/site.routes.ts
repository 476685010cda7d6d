import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import { siteContract } from "@podium/shared/contracts/site";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import { mount } from "../../platform/endpoint-route.ts";

type Facts = Pick<
  Config,
  "SOCIETY_NAME" | "SOCIETY_EMAIL" | "VENUE_NAME" | "VENUE_ADDRESS" | "CART_HOLD_SECONDS" | "PAYMENT_WINDOW_SECONDS"
>;

/** @param deps.paymentMethods what can be paid with now; MANUAL always, PAYCONIQ when a provider is configured */
export function siteRoutes(app: FastifyInstance, deps: { config: Facts; paymentMethods: () => PaymentMethod[] }): void {
  const { config, paymentMethods } = deps;

  mount(app, siteContract, async () => ({
    societyName: config.SOCIETY_NAME,
    societyEmail: config.SOCIETY_EMAIL,
    venueName: config.VENUE_NAME,
    venueAddress: config.VENUE_ADDRESS,
    paymentMethods: paymentMethods(),
    cartHoldSeconds: config.CART_HOLD_SECONDS,
    paymentWindowSeconds: config.PAYMENT_WINDOW_SECONDS,
  }));
}
