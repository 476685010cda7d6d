import { expect, it } from "vitest";
import { startTestApp } from "#test/test-app.ts";

it("tells every visitor the society's facts, the payment methods and the windows, as the environment says", async () => {
  const test = await startTestApp({
    env: {
      SOCIETY_NAME: "De Proef",
      SOCIETY_EMAIL: "info@proef.example",
      VENUE_NAME: "Zaal Proef",
      VENUE_ADDRESS: "Proefstraat 1",
      CART_HOLD_SECONDS: "60",
      PAYMENT_WINDOW_SECONDS: "3600",
    },
  });
  const answer = await test.app.inject({ url: "/api/site" });
  await test.close();
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    societyName: "De Proef",
    societyEmail: "info@proef.example",
    venueName: "Zaal Proef",
    venueAddress: "Proefstraat 1",
    paymentMethods: ["MANUAL"],
    cartHoldSeconds: 60,
    paymentWindowSeconds: 3600,
  });
});
