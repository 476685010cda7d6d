import type { PaymentOutcome } from "@podium/shared/contracts/payments";
import type { Site } from "@podium/shared/contracts/site";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { pending, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation } from "#test/test-reservation.ts";
import { PayOnlineInstead } from "./transfer.tsx";
import { PaymentOutcomeView } from "./payment-outcome.tsx";

const reservation = testReservation({ paymentMethod: "PAYCONIQ" });
const site: Site = {
  societyName: "Toneelkring",
  societyEmail: "kring@podium.example",
  venueName: "Zaal",
  venueAddress: "Kerkstraat 1",
  doorsOpenMinutes: 60,
  paymentMethods: ["MANUAL", "PAYCONIQ"],
  minimumOnline: 0.02,
  wallets: [],
  cartHoldSeconds: 900,
  paymentWindowSeconds: 604_800,
};
const outcome: PaymentOutcome = { reservation, payment: null, canPayOnline: true, canPayByTransfer: true };

it.each([
  ["the outcome of a payment", <PaymentOutcomeView key="outcome" reservationId="7" />],
  ["the transfer's details", <PayOnlineInstead key="transfer" reservation={reservation} />],
])("can be paid again from %s after Back, as the browser shows the page as it was left", async (_, page) => {
  respond("getPaymentOutcome", outcome);
  respond("getSite", site);
  const starting = pending("startOnlinePayment");
  renderScreen(page);
  const button = await screen.findByRole("button", { name: "Online betalen" });
  await userEvent.click(button);
  await act(() => starting.respond({ checkoutUrl: "#provider" }));
  expect(button.getAttribute("aria-disabled")).toBe("true");
  act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
});
