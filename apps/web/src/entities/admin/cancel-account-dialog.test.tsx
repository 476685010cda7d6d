import { namedById } from "@podium/shared/halls/seat-names";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { fill } from "#test/fill.ts";
import { callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation } from "#test/test-reservation.ts";
import { CancelAccountDialog } from "./cancel-account-dialog.tsx";

const account = { id: 7, firstname: "An", lastname: "Peeters", email: "an@podium.example" };

function open() {
  const onCancelled = vi.fn<() => void>();
  respond("getAccountUnpaid", () => ({
    unpaid: [testReservation()],
    paid: 2,
    cartSeatIds: ["T4-E"],
    cartSeats: [namedById("T4-E")],
  }));
  renderScreen(<CancelAccountDialog account={account} onClose={() => undefined} onCancelled={onCancelled} />);
  return onCancelled;
}

it("lists what goes and what stays before it asks, and sends the reason", async () => {
  respond("cancelAccountUnpaid", () => ({ reservations: 1, seats: 2 }));
  const onCancelled = open();
  expect(await screen.findByText(/niet betaald\)/)).toBeDefined();
  expect(screen.getByText("De winkelwagen wordt leeg: Tafel 4, stoel E.")).toBeDefined();
  expect(screen.getByText("2 betaalde reserveringen blijven staan.")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Alles annuleren" }));
  expect(await screen.findByText("Vul een reden in.")).toBeDefined();
  expect(callsOf("cancelAccountUnpaid")).toEqual([]);
  await fill(screen.getByLabelText("Reden"), "Veel plaatsen");
  await userEvent.click(screen.getByRole("button", { name: "Alles annuleren" }));
  await waitFor(() => expect(onCancelled).toHaveBeenCalledOnce());
  expect(callsOf("cancelAccountUnpaid")).toMatchObject([{ body: { reason: "Veel plaatsen" } }]);
});

it("says why nothing was cancelled, and keeps the reason", async () => {
  respond("cancelAccountUnpaid", () => refusal("USER_NOT_FOUND"));
  open();
  await fill(await screen.findByLabelText("Reden"), "Veel plaatsen");
  await userEvent.click(screen.getByRole("button", { name: "Alles annuleren" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Er is niets geannuleerd.");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Reden").value).toBe("Veel plaatsen");
});
