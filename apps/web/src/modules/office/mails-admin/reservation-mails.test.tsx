import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { ReservationMails } from "./reservation-mails.tsx";

it("names each mail about a reservation, and what became of it", async () => {
  const at = "2026-11-22T08:00:00.000Z";
  respond("listReservationMails", [
    { id: 3, kind: "TICKETS", state: "SENT", at },
    { id: 2, kind: "PAYMENT_REMINDER", state: "DROPPED", at },
    { id: 1, kind: "RESERVATION_RECEIVED", state: "FAILED", at },
  ]);
  renderScreen(<ReservationMails reservationId={7} />);
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^TicketsVerstuurd.*09:00/),
    expect.stringMatching(/^Herinnering om te betalenNiet meer nodig/),
    expect.stringMatching(/^BetaalgegevensNiet verstuurd/),
  ]);
});

it("calls no mail sent that lies in a folder, because there is no mail server", async () => {
  const at = "2026-11-22T08:00:00.000Z";
  respond("listReservationMails", [
    { id: 3, kind: "TICKETS", state: "SENT", at, stayHere: true },
    { id: 2, kind: "PAYMENT_REMINDER", state: "DROPPED", at, stayHere: true },
  ]);
  renderScreen(<ReservationMails reservationId={7} />);
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^TicketsNiet verstuurd: in een map op de server/),
    expect.stringMatching(/^Herinnering om te betalenNiet meer nodig/),
  ]);
});

it("says that nothing was mailed", async () => {
  respond("listReservationMails", []);
  renderScreen(<ReservationMails reservationId={7} />);
  expect(await screen.findByText(/Er werd nog niets gemaild/)).toBeDefined();
});
