import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import type { Site } from "@podium/shared/contracts/site";
import { sitePeriods } from "@podium/shared/site-periods";
import type { Wallet } from "@podium/shared/contracts/wallet";
import type { Config } from "#config.ts";
import type { PageContent } from "#platform/web-pages.ts";
import { withSoftHyphens } from "./soft-hyphens.ts";

export interface SiteDeps {
  config: Config;
  paymentMethods: PaymentMethod[];
  wallet: { offered: () => Wallet[] };
}

export function presentSite({ config, paymentMethods, wallet }: SiteDeps): Site {
  return {
    societyName: config.SOCIETY_NAME,
    societyEmail: config.SOCIETY_EMAIL,
    venueName: config.VENUE_NAME,
    venueAddress: config.VENUE_ADDRESS,
    doorsOpenMinutes: config.DOORS_OPEN_MINUTES,
    paymentMethods,
    wallets: wallet.offered(),
    cartHoldSeconds: config.CART_HOLD_SECONDS,
    paymentWindowSeconds: config.PAYMENT_WINDOW_SECONDS,
  };
}

/** What the prerendered pages say of the society. */
export function presentSitePages(deps: SiteDeps): PageContent {
  const site = presentSite(deps);
  const { societyName, societyEmail, venueName, venueAddress } = site;
  const { PUBLIC_URL: publicUrl } = deps.config;
  const societyHyphenated = withSoftHyphens(societyName);
  return {
    values: { societyName, societyHyphenated, societyEmail, venueName, venueAddress, ...sitePeriods(site), publicUrl },
    data: { site: { ...site, societyHyphenated } },
  };
}
