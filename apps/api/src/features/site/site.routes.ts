import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import { type Site, getSite } from "@podium/shared/contracts/site";
import type { FastifyInstance } from "fastify";
import type { Config } from "#config.ts";
import { mount } from "#platform/endpoint-route.ts";

type Facts = Pick<
  Config,
  "SOCIETY_NAME" | "SOCIETY_EMAIL" | "VENUE_NAME" | "VENUE_ADDRESS" | "CART_HOLD_SECONDS" | "PAYMENT_WINDOW_SECONDS"
>;

interface SiteDeps {
  config: Facts;
  paymentMethods: PaymentMethod[];
}

export function siteFacts({ config, paymentMethods }: SiteDeps): Site {
  return {
    societyName: config.SOCIETY_NAME,
    societyEmail: config.SOCIETY_EMAIL,
    venueName: config.VENUE_NAME,
    venueAddress: config.VENUE_ADDRESS,
    paymentMethods,
    cartHoldSeconds: config.CART_HOLD_SECONDS,
    paymentWindowSeconds: config.PAYMENT_WINDOW_SECONDS,
  };
}

export async function siteRoutes(app: FastifyInstance, deps: SiteDeps): Promise<void> {
  mount(app, getSite, async () => siteFacts(deps));
}
