import type { PaymentOutcome } from "@podium/shared/contracts/online-payments";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fakeServer } from "#test/fake-server.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation } from "#test/test-reservation.ts";
import { PayOnlineInstead } from "./pay-online-instead.tsx";
import { PaymentOutcomeView } from "./payment-outcome.tsx";

const reservation = testReservation({ paymentMethod: "PAYCONIQ" });
const outcome: PaymentOutcome = { reservation, payment: null, canPayOnline: true, canPayByTransfer: true };
const site = { paymentMethods: ["MANUAL", "PAYCONIQ"] };

it.each([
  ["the outcome of a payment", <PaymentOutcomeView key="outcome" reservationId="7" />, "/api/reservation/7", outcome],
  ["the transfer's details", <PayOnlineInstead key="transfer" reservationId={7} />, "/api/site", site],
])("can be paid again from %s after Back, as the browser shows the page as it was left", async (...cases) => {
  const [, page, path, response] = cases;
  const server = fakeServer();
  renderScreen(page);
  const loading = await server.called("GET", path);
  await act(() => loading.answer(200, response));
  const button = await screen.findByRole("button", { name: "Online betalen" });
  await userEvent.click(button);
  const starting = server.last("POST", "/api/reservation/7");
  await act(() => starting.answer(200, { checkoutUrl: "#provider" }));
  expect(button.getAttribute("aria-disabled")).toBe("true");
  act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
});
