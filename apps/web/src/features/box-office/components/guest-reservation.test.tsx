import { errorMessage } from "@podium/shared/error-codes";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { fill } from "#test/fill.ts";
import { testPlan } from "#test/hall-seats.ts";
import { callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation } from "#test/test-reservation.ts";
import { testShow } from "#test/test-show.ts";
import { GuestReservation } from "./guest-reservation.tsx";

const CODE = "CFHJ-KMPR-WXY2-3456";
const PAST = "2026-03-12T23:00:00.000Z";
const chair = () => document.querySelector('.hall-seat[data-seat="R1-A"]') ?? document.body;
const reserve = () => userEvent.click(screen.getByRole("button", { name: "Reserveren" }));
const quoted = () => screen.queryByText(/^Er staat/)?.textContent.replaceAll("\u00a0", " ");

beforeEach(async () => {
  respond("getHallPlan", testPlan);
  respond("listBoxOfficeSeats", [{ seatId: "R1-A", status: "available", reservationId: null }]);
  renderScreen(<GuestReservation show={testShow({ transferUntil: PAST })} onReserved={() => undefined} />);
  await expect.poll(() => chair().getAttribute("data-state")).toBe("available");
  await userEvent.click(chair());
  await userEvent.type(screen.getByLabelText("Voornaam"), "Gust");
  await fill(screen.getByLabelText("Achternaam"), "Peeters");
  await userEvent.click(screen.getByLabelText(/Contant/));
});

it("reads again what is due when a voucher pays less than the volunteer read, and keeps what was filled in", async () => {
  respond("quoteForGuest", { total: 12, balance: 12, due: 0 });
  await fill(screen.getByLabelText(/Code van een cadeaubon/), CODE);
  await expect.poll(quoted).toBe("Er staat € 12,00 op. De bon betaalt alles.");
  const changed = { shown: "€ 0,00", total: "€ 7,00" };
  respond("quoteForGuest", { total: 12, balance: 5, due: 7 });
  respond("reserveForGuest", () => refusal("AMOUNT_CHANGED", changed));
  await reserve();
  expect(await screen.findByText(errorMessage("AMOUNT_CHANGED", changed))).toBeDefined();
  await expect.poll(quoted).toBe("Er staat € 5,00 op. Daarna is er nog € 7,00 te betalen.");
  expect(screen.getByLabelText("Voornaam")).toHaveProperty("value", "Gust");
  respond("reserveForGuest", testReservation());
  await reserve();
  await expect.poll(() => callsOf("reserveForGuest").length).toBe(2);
  expect(callsOf("reserveForGuest").map(({ body }) => body)).toMatchObject([
    { paid: "cash", vouchers: [CODE], total: 0 },
    { paid: "cash", vouchers: [CODE], total: 7 },
  ]);
});

it("says no amount when Enter comes before it is known what the voucher pays", async () => {
  respond("quoteForGuest", () => new Promise<never>(() => undefined));
  respond("reserveForGuest", testReservation());
  await fill(screen.getByLabelText(/Code van een cadeaubon/), CODE);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => callsOf("reserveForGuest").length).toBe(1);
  const body = callsOf("reserveForGuest")[0]?.body;
  expect(body).toMatchObject({ vouchers: [CODE] });
  expect(body).not.toHaveProperty("total");
});

it("says with the reservation what the page says that it costs, nothing when it is free", async () => {
  respond("reserveForGuest", () => refusal("SEATS_NOT_FREE"));
  await reserve();
  await screen.findByText(errorMessage("SEATS_NOT_FREE"));
  await userEvent.click(screen.getByLabelText(/Gratis/));
  await reserve();
  await expect.poll(() => callsOf("reserveForGuest").length).toBe(2);
  expect(callsOf("reserveForGuest").map(({ body }) => body)).toMatchObject([{ total: 12 }, { total: 0 }]);
});

it("warns who promises a transfer that comes too late for the show, and lets them", async () => {
  const warned = () => screen.queryByText(/overschrijving komt vóór deze voorstelling niet meer aan/);
  expect(warned()).toBeNull();
  await userEvent.click(screen.getByLabelText(/Overschrijving/));
  expect(warned()).not.toBeNull();
  respond("reserveForGuest", testReservation());
  await reserve();
  await expect.poll(() => callsOf("reserveForGuest").map(({ body }) => body)).toMatchObject([{ paid: "transfer" }]);
});
