import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
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
const TICKET_CODE = "CFHJ-KMPR-WXY2";
const PAST = "2026-03-12T23:00:00.000Z";
const chair = () => document.querySelector('.hall-seat[data-seat="R1-A"]') ?? document.body;
const reserve = () => userEvent.click(screen.getByRole("button", { name: "Reserveren" }));
const quoted = () => screen.queryByText(/^Er staat/)?.textContent.replaceAll("\u00a0", " ");

beforeEach(async () => {
  respond("getHallPlan", testPlan);
  respond("listCashShifts", { own: null, shifts: [] });
  respond("listBoxOfficeSeats", [
    { seatId: "R1-A", status: "available", reservationId: null },
    { seatId: "R1-B", status: "blocked", reservationId: null, reason: "Eregasten" },
  ]);
  renderScreen(<GuestReservation show={testShow({ transferUntil: PAST })} onReserved={() => undefined} />);
  await expect.poll(() => chair().getAttribute("data-state")).toBe("available");
  await userEvent.click(chair());
  await userEvent.type(screen.getByLabelText("Voornaam"), "Gust");
  await fill(screen.getByLabelText("Achternaam"), "Peeters");
  await userEvent.click(screen.getByLabelText(/Contant/));
});

it("reads again what is due when a voucher pays less than the volunteer read, and preserves what was filled in", async () => {
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

it("warns of a transfer that comes too late for the show, and allows it", async () => {
  const warned = () => screen.queryByText(/overschrijving komt vóór deze voorstelling niet meer aan/);
  expect(warned()).toBeNull();
  await userEvent.click(screen.getByLabelText(/Overschrijving/));
  expect(warned()).not.toBeNull();
  respond("reserveForGuest", testReservation());
  await reserve();
  await expect.poll(() => callsOf("reserveForGuest").map(({ body }) => body)).toMatchObject([{ paid: "transfer" }]);
});

it("sends a discount code and the amount that the page shows with it, beside a voucher", async () => {
  respond("quoteForGuest", { total: 12, discount: 3, balance: 0, due: 9 });
  await fill(screen.getByLabelText(/Kortings-/), TICKET_CODE);
  expect(await screen.findByText(/^De code geeft/)).toBeDefined();
  const due = () => screen.queryByText("Te betalen")?.parentElement?.textContent.replaceAll("\u00a0", " ");
  await expect.poll(due).toBe("Te betalen€ 9,00");
  respond("quoteForGuest", { total: 12, discount: 3, balance: 4, due: 5 });
  await fill(screen.getByLabelText(/Code van een cadeaubon/), CODE);
  await expect.poll(due).toBe("Te betalen€ 5,00");
  respond("reserveForGuest", testReservation());
  await reserve();
  await expect.poll(() => callsOf("reserveForGuest").length).toBe(1);
  expect(callsOf("reserveForGuest")[0]?.body).toMatchObject({ ticketCode: TICKET_CODE, vouchers: [CODE], total: 5 });
  // A free reservation uses up no code.
  await userEvent.click(screen.getByLabelText(/Gratis/));
  expect(screen.queryByLabelText(/Kortings-/)).toBeNull();
  await reserve();
  await expect.poll(() => callsOf("reserveForGuest").length).toBe(2);
  expect(callsOf("reserveForGuest")[1]?.body).not.toHaveProperty("ticketCode");
});

it("says why a code is refused, and sends it without an amount that nobody was shown", async () => {
  respond("quoteForGuest", () => refusal("CODE_USED_UP"));
  await fill(screen.getByLabelText(/Kortings-/), TICKET_CODE);
  expect(await screen.findByText(errorMessage("CODE_USED_UP"))).toBeDefined();
  respond("reserveForGuest", () => refusal("CODE_USED_UP"));
  await reserve();
  await expect.poll(() => callsOf("reserveForGuest").length).toBe(1);
  expect(callsOf("reserveForGuest")[0]?.body).not.toHaveProperty("total");
});

it("gives a blocked seat in the same step, says for what it was blocked, and names it as blocked", async () => {
  const blocked = document.querySelector('.hall-seat[data-seat="R1-B"]') ?? document.body;
  await userEvent.click(blocked);
  expect(await screen.findByText("Rij 1, stoel B is geblokkeerd (Eregasten).")).toBeDefined();
  respond("reserveForGuest", testReservation());
  await reserve();
  await expect.poll(() => callsOf("reserveForGuest").length).toBe(1);
  expect(callsOf("reserveForGuest")[0]?.body).toMatchObject({ seatIds: ["R1-A", "R1-B"], blockedSeatIds: ["R1-B"] });
});

it("does not give a seat that another volunteer blocked after it was chosen", async () => {
  respond("listBoxOfficeSeats", [{ seatId: "R1-A", status: "blocked", reservationId: null, reason: "Pers" }]);
  respond("reserveForGuest", () => refusal("SEATS_NOT_FREE"));
  await reserve();
  expect(await screen.findByText(/is intussen niet meer vrij/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Reserveren" }).getAttribute("aria-disabled")).toBe("true");
  expect(callsOf("reserveForGuest")[0]?.body).not.toHaveProperty("blockedSeatIds");
});

it("reserves what is paid next at the terminal of this device, and remembers another choice", async () => {
  respond("listTerminals", [
    { id: "term_1", name: "Kassa 1" },
    { id: "term_2", name: "Bar" },
  ]);
  respond("reserveForGuest", testReservation());
  await userEvent.click(screen.getByLabelText(/^Kaart/));
  await userEvent.click(await screen.findByRole("combobox", { name: "Terminal" }));
  await userEvent.click(screen.getByRole("option", { name: "Bar" }));
  expect(screen.getByText(/^Na het reserveren gaat het bedrag naar de terminal/)).toBeDefined();
  await reserve();
  await expect.poll(() => callsOf("reserveForGuest").length).toBe(1);
  expect(callsOf("reserveForGuest")[0]?.body).toMatchObject({ paid: "terminal", total: 12 });
  expect(localStorage.getItem("podium.terminal")).toBe("term_2");
  await userEvent.click(screen.getByRole("combobox", { name: "Terminal" }));
  await userEvent.click(screen.getByRole("option", { name: /ik noteer het zelf/ }));
  await reserve();
  await expect.poll(() => callsOf("reserveForGuest").at(-1)?.body).toMatchObject({ paid: "card" });
});

it.each([
  ["without terminals", () => respond("listTerminals", [])],
  ["while the provider is away", () => respond("listTerminals", () => refusal("TERMINALS_AWAY"))],
])("notes a card payment by hand %s", async (_when, prepare) => {
  prepare();
  respond("reserveForGuest", testReservation());
  await userEvent.click(screen.getByLabelText(/^Kaart/));
  await expect.poll(() => callsOf("listTerminals").length).toBe(1);
  expect(screen.queryByRole("combobox", { name: "Terminal" })).toBeNull();
  await reserve();
  await expect.poll(() => callsOf("reserveForGuest").at(-1)?.body).toMatchObject({ paid: "card" });
});
