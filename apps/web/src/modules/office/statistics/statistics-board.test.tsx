import type { Overview, Statistics } from "@podium/shared/contracts/statistics";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serverEmits } from "#test/fake-socket.ts";
import { testPlan } from "#test/hall-seats.ts";
import { calls, callsOf, pending, respond, settled } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testOccupancy } from "#test/test-show.ts";
import { StatisticsBoard } from "./statistics-board.tsx";

vi.mock("./charts.tsx", () => ({ Charts: () => null }));

const overview: Overview = {
  totalUsers: 3,
  totalReservations: 41,
  totalTickets: 2,
  totalSales: 24,
  averageRevenuePerUser: 8,
  averageTicketsReservation: 1.33,
};
const statistics = (totalReservations: number): Statistics => ({
  overview: { ...overview, totalReservations },
  sales: { unit: "day", periods: [] },
  methods: [],
  vouchers: {
    sold: 0,
    soldInCash: 0,
    free: 0,
    refunded: 0,
    corrected: 0,
    spent: 0,
    open: 0,
    openVouchers: 0,
  },
  gifts: 0,
  shows: [
    testOccupancy({
      dateTime: "2099-12-05T19:00:00.000Z",
      scanned: ["R1-A"],
      expected: ["R1-B"],
      unpaid: ["R1-C"],
      blocked: ["R4-S", "R4-T"],
      ticketTypes: [{ name: "Standaard", sold: 2, unpaid: 1 }],
    }),
  ],
  ticketTypes: [{ name: "Standaard", sold: 2, unpaid: 1 }],
});

beforeEach(() => void vi.useFakeTimers());
beforeEach(() => respond("getHallPlan", testPlan));
afterEach(() => void vi.useRealTimers());

async function open() {
  const figures = pending("getStatistics");
  renderScreen(<StatisticsBoard />);
  const respondWith = (count: number, more: Partial<Statistics> = {}) =>
    act(async () => {
      await figures.respond({ ...statistics(count), ...more });
      await vi.advanceTimersByTimeAsync(1);
    });
  await respondWith(41);
  return respondWith;
}
const asked = () => callsOf("getStatistics").length;
const figure = () => screen.getByText("Reserveringen").nextElementSibling?.textContent;
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await settled();
  });

it("asks for counted figures alone, never for the reservations themselves", async () => {
  await open();
  expect(calls.map(({ name }) => name)).toEqual(["getStatistics", "getHallPlan"]);
  expect(figure()).toBe("41");
  await pass(1);
  expect(screen.getByRole("img", { name: "3 van 191 stoelen bezet, 2 geblokkeerd" })).toBeDefined();
});

it("says what was given to the society once somebody gave something", async () => {
  const respondWith = await open();
  expect(screen.queryByText("Geschonken")).toBeNull();
  act(() => serverEmits("payment:changed", { reservation: { id: 1 } }));
  await pass(500);
  await respondWith(41, { gifts: 48 });
  const amount = screen.getByText("Geschonken").closest("dt")?.nextElementSibling?.textContent;
  expect(amount?.replaceAll("\u00a0", " ")).toBe("€ 48,00");
});

it("says apart what was given with tickets, which is part of the sales", async () => {
  const respondWith = await open();
  act(() => serverEmits("payment:changed", { reservation: { id: 1 } }));
  await pass(500);
  await respondWith(41, { giftsWithTickets: 12.5 });
  const amount = screen.getByText("Bij tickets gegeven").closest("dt")?.nextElementSibling?.textContent;
  expect(amount?.replaceAll("\u00a0", " ")).toBe("€ 12,50");
  expect(screen.queryByText("Geschonken")).toBeNull();
  expect(screen.getByText(/telt mee bij ‘Verkoop’/)).toBeDefined();
});

it("has a burst of events in its figures within half a second, with few requests", async () => {
  const respondWith = await open();
  for (let id = 1; id <= 60; id++) {
    act(() => serverEmits("payment:changed", { reservation: { id } }));
    await pass(2);
  }
  await pass(30);
  await respondWith(101);
  expect([asked(), figure()]).toEqual([2, "101"]);
  await pass(400);
  await respondWith(102);
  expect([asked(), figure()]).toEqual([3, "102"]);
  await pass(5000);
  expect(asked()).toBe(3);
});
