import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import type { Site } from "@podium/shared/contracts/site";
import type { Config } from "#config.ts";
import type { WalletService } from "#modules/entrance/wallet/wallet.service.ts";
import type { SocietyService } from "#modules/records/society/society.service.ts";

export interface SiteDeps {
  config: Config;
  society: Pick<SocietyService, "current">;
  paymentMethods: PaymentMethod[];
  minimumOnlineCents: number;
  wallet: Pick<WalletService, "offered">;
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
