import { expect, test } from "vitest";
import { startTestApp } from "#test/test-app.ts";

test("gives every visitor the society's facts, the payment methods and the windows, as the environment says", async () => {
  const podium = await startTestApp({
    env: {
      SOCIETY_NAME: "De Proef",
      SOCIETY_EMAIL: "info@proef.example",
      VENUE_NAME: "Zaal Proef",
      VENUE_ADDRESS: "Proefstraat 1",
      DOORS_OPEN_MINUTES: "45",
      CART_HOLD_SECONDS: "60",
      PAYMENT_WINDOW_SECONDS: "3600",
    },
  });
  const response = await podium.app.inject({ url: "/api/site" });
  await podium.close();
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    societyName: "De Proef",
    societyEmail: "info@proef.example",
    phone: "",
    palette: "velvet",
    logo: null,
    venueName: "Zaal Proef",
    venueAddress: "Proefstraat 1",
    newsletter: false,
    place: null,
    doorsOpenMinutes: 45,
    paymentMethods: ["MANUAL"],
    minimumOnline: 0,
    wallets: [],
    cartHoldSeconds: 60,
    paymentWindowSeconds: 3600,
  });
});
