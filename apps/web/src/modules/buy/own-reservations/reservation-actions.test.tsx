import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { callsOf, pending, refusal } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation } from "#test/test-reservation.ts";
import { ReservationActions } from "./reservation-actions.tsx";

const words = () => document.body.textContent.replaceAll("\u00a0", " ");

it("cancels only after saying what happens to the seats, the money and the voucher", async () => {
  renderScreen(<ReservationActions reservation={testReservation({ vouchers: [{ code: "····-1234", amount: 10 }] })} />);
  await userEvent.click(screen.getByRole("button", { name: "Reservering annuleren" }));
  await screen.findByRole("alertdialog", { name: "Reservering annuleren?" });
  expect(words()).toContain("Rij 1, stoelen A en B komen vrij voor iemand anders.");
  expect(words()).toContain("Op uw cadeaubon ····-1234 komt € 10,00 terug.");
  expect(words()).toContain("Schreef u het bedrag al over? Annuleer dan niet");
  expect(callsOf("cancelOwnReservation")).toEqual([]);

  const cancelling = pending("cancelOwnReservation");
  await userEvent.click(screen.getByRole("button", { name: "Ja, annuleren" }));
  expect((await cancelling.called()).path).toBe("/api/reservation/7/cancel");
  await cancelling.respond(testReservation({ status: "CANCELLED" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBe(null));
});

it("says why it is refused, and stays open", async () => {
  renderScreen(<ReservationActions reservation={testReservation({ paymentMethod: "PAYCONIQ" })} />);
  await userEvent.click(screen.getByRole("button", { name: "Reservering annuleren" }));
  const cancelling = pending("cancelOwnReservation");
  await userEvent.click(await screen.findByRole("button", { name: "Ja, annuleren" }));
  await cancelling.called();
  await cancelling.respond(refusal("PAYMENT_UNDER_WAY"));
  await screen.findByText("Uw reservering is niet geannuleerd.");
  expect(words()).toContain(errorMessage("PAYMENT_UNDER_WAY"));
});
