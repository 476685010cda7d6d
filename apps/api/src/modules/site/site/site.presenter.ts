import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import type { Site } from "@podium/shared/contracts/site";
import type { Wallet } from "@podium/shared/contracts/wallet";
import type { Config } from "#config.ts";
import type { SocietyService } from "#modules/site/content/society.service.ts";

export interface SiteDeps {
  config: Config;
  society: Pick<SocietyService, "current">;
  paymentMethods: PaymentMethod[];
  minimumOnlineCents: number;
  wallet: { offered: () => Wallet[] };
}

/** Presents the site as it is published now. */
export function presentSite({ config, society, paymentMethods, minimumOnlineCents, wallet }: SiteDeps): Site {
  const { name, email, phone, palette, logo, venueName, venueAddress, place } = society.current();
  return {
    societyName: name,
    societyEmail: email,
    phone,
    palette,
    logo,
    venueName,
    venueAddress,
    place,
    doorsOpenMinutes: config.DOORS_OPEN_MINUTES,
    paymentMethods,
    minimumOnline: minimumOnlineCents / 100,
    wallets: wallet.offered(),
    cartHoldSeconds: config.CART_HOLD_SECONDS,
    paymentWindowSeconds: config.PAYMENT_WINDOW_SECONDS,
  };
}
