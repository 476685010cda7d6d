import type { Site } from "./contracts/site.ts";

export interface SitePeriods {
  holdMinutes: string;
  paymentDays: string;
  /** 'een uur', '45 minuten' */
  doorsOpen: string;
}

/** The server writes the same numbers into the prerendered pages. */
export function sitePeriods(
  site: Pick<Site, "cartHoldSeconds" | "paymentWindowSeconds" | "doorsOpenMinutes">,
): SitePeriods {
  return {
    holdMinutes: String(Math.round(site.cartHoldSeconds / 60)),
    paymentDays: String(Math.round(site.paymentWindowSeconds / 86_400)),
    doorsOpen: site.doorsOpenMinutes === 60 ? "een uur" : `${site.doorsOpenMinutes} minuten`,
  };
}
