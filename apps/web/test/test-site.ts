import type { Site } from "@podium/shared/contracts/site";

export function testSite(more: Partial<Site> = {}): Site {
  return {
    societyName: "De Voorbeeldspelers",
    societyEmail: "info@voorbeeld.be",
    venueName: "Parochiezaal",
    venueAddress: "Kerkstraat 1, Voorbeeldgem",
    doorsOpenMinutes: 60,
    paymentMethods: ["PAYCONIQ", "MANUAL"],
    minimumOnline: 0.02,
    wallets: [],
    cartHoldSeconds: 900,
    paymentWindowSeconds: 604_800,
    ...more,
  };
}
