import { expect } from "@playwright/test";
import type { CheckInList } from "@podium/shared/contracts/check-in";
import type { Statistics } from "@podium/shared/contracts/statistics";
import { standardType, testShow } from "#test/test-show.ts";
import { press, type PageState } from "./page-state.ts";

const AT = "2098-12-05T19:00:00.000Z";
const [adult, child] = [
  { ...standardType(14), id: 1, name: "Volwassene" },
  { ...standardType(6), id: 2, name: "Kind", description: "Tot en met 12 jaar", maxPerReservation: 4 },
];
const show = testShow({ dateTime: AT, salesCloseAt: AT, pricePerSeat: 14, ticketTypes: [adult, child] });
const seats = ["T4-A", "T4-B", "T4-C"];

const list: CheckInList = {
  show,
  now: AT,
  tickets: seats.map((seatId, index) => ({
    reservationId: 42,
    seatId,
    group: "Tafel 4",
    label: seatId.slice(-1),
    guest: "Rita Goossens",
    status: "CONFIRMED",
    secretHash: "0".repeat(64),
    scannedAt: null,
    due: null,
    ...(index > 0 && { ticketType: "Kind" }),
  })),
  moved: [],
  otherShows: [],
  conflicts: [],
};

const types = [
  { name: "Volwassene", sold: 31, unpaid: 2 },
  { name: "Kind", sold: 12, unpaid: 0 },
];
const statistics: Statistics = {
  overview: {
    totalUsers: 20,
    totalReservations: 18,
    totalTickets: 43,
    totalSales: 506,
    averageRevenuePerUser: 28.11,
    averageTicketsReservation: 2.39,
  },
  sales: { unit: "day", periods: [{ day: "2098-11-30", paid: 506, waiting: 28 }] },
  methods: [
    { method: "MANUAL", reservations: 16, euros: 534 },
    { method: "VOUCHER", reservations: 2, euros: 40 },
  ],
  vouchers: {
    sold: 250,
    soldInCash: 100,
    free: 25,
    refunded: 24,
    corrected: -5,
    spent: 64,
    open: 230,
    openVouchers: 7,
  },
  gifts: 48,
  shows: [
    {
      id: 1,
      name: show.name,
      dateTime: AT,
      hallPlanId: 1,
      seatsTotal: 193,
      scanned: [],
      expected: seats,
      unpaid: [],
      blocked: [],
      ticketTypes: types,
    },
  ],
  ticketTypes: types,
};

/** Page states of ticket types, as volunteers see them. */
export const ticketTypeStates: readonly PageState[] = [
  {
    name: "new reservation with ticket types",
    as: "admin",
    path: "/reservatie-beheer/nieuw",
    responses: {
      "/api/show": [show],
      "/api/admin/shows/1/seats": seats.map((seatId) => ({ seatId, status: "available", reservationId: null })),
    },
    steps: {
      "all of one type": async (page) => {
        // The list is used, because on a phone the plan would zoom first.
        await page.getByRole("tab", { name: "Lijst" }).click();
        for (const seat of ["A", "B"])
          await page.getByRole("button", { name: new RegExp(`^Tafel 4, stoel ${seat}`) }).click();
        await press("Alle Kind")(page);
        await expect(page.getByRole("combobox", { name: "Tickettype van Tafel 4 B" })).toContainText("Kind");
      },
    },
  },
  {
    name: "scan of ticket types",
    as: "admin",
    path: "/scan?show=1",
    responses: {
      "/api/show": [show],
      "/api/reservation/show/1/door": list,
      "/api/reservation/42/scan/T4-B": { seatId: "T4-B", ok: true, at: AT, message: "Welkom!", ticketType: "Kind" },
    },
    steps: {
      "with guests of a name": async (page) => {
        await page.getByLabel("Ticketnummer of naam").fill("goossens");
        await expect(page.locator("main").getByText("Kind").first()).toBeVisible();
      },
      "of a child": async (page) => {
        await press(/^Tafel 4, stoel B .*binnenlaten/)(page);
        await expect(page.locator("[data-result=ok]")).toContainText("Kind");
      },
    },
  },
  {
    name: "statistics of ticket types",
    as: "admin",
    path: "/statistics",
    responses: { "/api/admin/statistics": statistics },
    shows: "Tickets per type",
  },
];
