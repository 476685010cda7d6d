import type { Overview, Statistics } from "@podium/shared/contracts/statistics";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serverEmits } from "#test/fake-socket.ts";
import { fakeServer } from "#test/fake-server.ts";
import { queryClient } from "#platform/query-client.ts";
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
  shows: [
    {
      id: 1,
      name: "De vrek",
      dateTime: "2099-12-05T19:00:00.000Z",
      seatsTotal: 193,
      scanned: ["R1-A"],
      expected: ["R1-B"],
      unpaid: ["R1-C"],
    },
  ],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

async function open() {
  const server = fakeServer();
  render(
    <QueryClientProvider client={queryClient}>
      <StatisticsBoard />
    </QueryClientProvider>,
  );
  const asked = () => server.calls.map(({ path }) => path);
  const answer = (count: number) =>
    act(async () => {
      await server.last("GET", "/api/admin/statistics").answer(200, statistics(count));
      await vi.advanceTimersByTimeAsync(1);
    });
  await answer(41);
  return { asked, answer };
}
const figure = () => screen.getByText("Reservaties").nextElementSibling?.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("asks for counted figures alone, never for the reservations themselves", async () => {
  const { asked } = await open();
  expect(asked()).toEqual(["/api/admin/statistics"]);
  expect(figure()).toBe("41");
  expect(screen.getByRole("img", { name: "3 van 193 stoelen bezet" })).toBeDefined();
});

it("has a burst of events in its figures within half a second, with few requests", async () => {
  const { asked, answer } = await open();
  for (let id = 1; id <= 60; id++) {
    act(() => serverEmits("payment:changed", { reservation: { id } }));
    await pass(2);
  }
  await pass(30);
  await answer(101);
  expect([asked().length, figure()]).toEqual([2, "101"]);
  await pass(400);
  await answer(102);
  expect([asked().length, figure()]).toEqual([3, "102"]);
  await pass(5000);
  expect(asked()).toHaveLength(3);
});
