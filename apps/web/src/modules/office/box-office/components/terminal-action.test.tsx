import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { callsOf, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation } from "#test/test-reservation.ts";
import { PaymentAction } from "./payment-action.tsx";

const TERMINAL = { id: "term_1", name: "Kassa 1" };
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

it("sends what an unpaid guest pays by card to the terminal, and confirms nothing by hand", async () => {
  const paid = testReservation({ status: "CONFIRMED" });
  respond("listTerminals", [TERMINAL]);
  respond("startTerminalPayment", {
    status: "PAID",
    amount: 24,
    terminal: TERMINAL,
    startedAt: "2026-11-21T10:00:00.000Z",
    refund: null,
    testPage: null,
    reservation: paid,
  });
  const onChanged = vi.fn<(changed: unknown) => void>();
  renderScreen(<PaymentAction reservation={testReservation()} onChanged={onChanged} />);
  await press("Betaald");
  const asked = within(await screen.findByRole("alertdialog"));
  await userEvent.click(asked.getByRole("radio", { name: /Kaart/ }));
  await press("Naar de terminal");
  await expect.poll(() => onChanged.mock.calls).toEqual([[paid]]);
  expect(callsOf("confirmReservation")).toEqual([]);
});

it("sends nothing to a terminal for a reservation that expired, whose seats may be gone", async () => {
  respond("confirmReservation", testReservation({ status: "CONFIRMED" }));
  renderScreen(<PaymentAction reservation={testReservation({ status: "EXPIRED" })} onChanged={() => undefined} />);
  await press("Betaald");
  await userEvent.click(screen.getByRole("radio", { name: /Kaart/ }));
  await press("Betaling bevestigen");
  await expect.poll(() => callsOf("confirmReservation").map(({ body }) => body)).toEqual([{ paymentMethod: "CARD" }]);
  expect(callsOf("listTerminals")).toEqual([]);
});
