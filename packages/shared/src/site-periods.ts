import type { Site } from "./contracts/site.ts";

export interface SitePeriods {
  holdMinutes: string;
  paymentDays: string;
}

/** The server writes the same numbers into the prerendered pages. */
export function sitePeriods(site: Pick<Site, "cartHoldSeconds" | "paymentWindowSeconds">): SitePeriods {
  return {
    holdMinutes: String(Math.round(site.cartHoldSeconds / 60)),
    paymentDays: String(Math.round(site.paymentWindowSeconds / 86_400)),
  };
}
