import type { Site } from "./contracts/site.ts";

/** How long the site gives its visitors, in the numbers that its sentences say. */
export interface SitePeriods {
  /** How many minutes a seat is held. */
  holdMinutes: string;
  /** How many days there are to pay. */
  paymentDays: string;
}

/** Rounds the server's seconds to what a sentence says; the server writes the same words into the drawn pages. */
export function sitePeriods(site: Pick<Site, "cartHoldSeconds" | "paymentWindowSeconds">): SitePeriods {
  return {
    holdMinutes: String(Math.round(site.cartHoldSeconds / 60)),
    paymentDays: String(Math.round(site.paymentWindowSeconds / 86_400)),
  };
}
