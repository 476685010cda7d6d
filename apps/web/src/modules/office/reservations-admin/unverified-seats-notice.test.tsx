import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { UnverifiedSeatsNotice } from "./unverified-seats-notice.tsx";

const show = { id: 3, name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" };

it("names the show, how many places, and where the unpaid reservations are", async () => {
  respond("listUnverifiedSeats", () => [{ show, seats: 24, seatsTotal: 193 }]);
  renderScreen(<UnverifiedSeatsNotice />);
  expect(await screen.findByText("24 van de 193 plaatsen")).toBeDefined();
  const link = screen.getByRole("link", { name: "Bekijk de onbetaalde reserveringen" });
  expect(link.getAttribute("href")).toBe("/reservatie-beheer?show=3&status=PENDING");
});

it("is not there while no show stands out", async () => {
  respond("listUnverifiedSeats", () => []);
  const { container } = renderScreen(<UnverifiedSeatsNotice />);
  await waitFor(() => expect(callsOf("listUnverifiedSeats")).toHaveLength(1));
  expect(container.textContent).toBe("");
});
