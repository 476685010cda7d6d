import { expect } from "@playwright/test";
import type { MoveQuote, MoveSituation } from "@podium/shared/contracts/own-reservations";
import { namedById, seatLabel } from "@podium/shared/halls/seat-names";
import type { PageScenario } from "./scenario.ts";
import { inStates, press, type PageState } from "./page-state.ts";

/** Page states in which visitors change their own reservations. */
export function otherSeatsStates({ cart, show, outcome, paid, unpaid }: PageScenario): readonly PageState[] {
  const path = `/andere-plaatsen/${paid}`;
  const reservation = { ...outcome.reservation, id: paid, status: "CONFIRMED", confirmed: true } as const;
  const from = reservation.seats.slice(0, 1).map(({ seat }) => seat);
  const to = { seatId: "T7-A", group: "Tafel 7", label: "A" };
  const situation: MoveSituation = {
    reservation,
    hallPlanId: show.hallPlanId,
    until: show.dateTime,
    giveBack: "VOUCHER",
    canPayOnline: true,
    latest: {
      id: 1,
      state: "WAITING",
      lines: from.map((seat) => ({ from: seat, to })),
      due: 4,
      expiresAt: cart.expiresAt,
      payment: { status: "OPEN", refund: null },
    },
  };
  const ended = (state: "DONE" | "EXPIRED"): MoveSituation => ({
    ...situation,
    latest: situation.latest && { ...situation.latest, state, payment: { status: "PAID", refund: null } },
  });
  const call = `/api/reservation/${paid}/move`;
  return [
    {
      name: "other seats",
      as: "member",
      path,
      steps: {
        chosen: async (page) => {
          await page.locator('.hall-seat[data-state="available"]').last().click();
          await expect(page.getByText(/^De prijs blijft dezelfde/)).toBeVisible();
        },
      },
    },
    {
      name: "other seats with a voucher",
      as: "member",
      path,
      responses: {
        [`${call}/quote`]: {
          lines: from.map((seat) => ({ from: seat, to, before: 12, after: 16 })),
          difference: 4,
          due: 2.5,
          vouchers: [{ code: "7K4M-9PWX-3HRC-2F8J", amount: 1.5 }],
          back: 0,
          toVouchers: 0,
          totalprice: 26.5,
        } satisfies MoveQuote,
      },
      steps: {
        chosen: async (page) => {
          await page.locator('.hall-seat[data-state="available"]').last().click();
          await page.getByLabel("Cadeaubon").fill("7K4M-9PWX-3HRC-2F8J");
          await page.getByRole("button", { name: "Gebruiken" }).click();
          const voucher = page.getByRole("listitem").filter({ hasText: "Cadeaubon •••• 2F8J" });
          // The button is paler until the price with the voucher is known.
          await expect(voucher).toContainText("1,50");
        },
      },
    },
    {
      name: "other seats after a lost response",
      as: "member",
      path,
      steps: {
        "that are taken": async (page) => {
          const chair = page.locator('.hall-seat[data-state="available"]').last();
          const seat = namedById((await chair.getAttribute("data-seat")) ?? "");
          const [first, ...rest] = reservation.seats;
          const seats = first ? [...rest, { ...first, seat }] : rest;
          const movedSituation: MoveSituation = { ...situation, latest: null, reservation: { ...reservation, seats } };
          await chair.click();
          await expect(page.getByText(/^De prijs blijft dezelfde/)).toBeVisible();
          await page.route(`**${call}`, (route) =>
            route.request().method() === "GET" ? route.fulfill({ json: movedSituation }) : route.abort(),
          );
          await press("Deze plaatsen kiezen")(page);
          await expect(page.getByText("is nu uw plaats")).toBeVisible();
        },
      },
    },
    { name: "other seats to be paid", as: "member", path, responses: { [call]: situation }, shows: "U moet nog" },
    {
      name: "other seats that are paid",
      as: "member",
      path: `${path}?betaling=1`,
      responses: { [call]: ended("DONE") },
      shows: `U zit nu op ${seatLabel(to)}`,
    },
    {
      name: "other seats that were paid too late",
      as: "member",
      path: `${path}?betaling=1`,
      responses: { [call]: ended("EXPIRED") },
      shows: "Uw plaatsen zijn niet veranderd",
    },
    {
      name: "other seats once the doors are open",
      as: "member",
      path,
      responses: { [call]: { ...situation, latest: null, until: show.dateTime.replace(/^\d{4}/, "2020") } },
      shows: "Andere plaatsen kiezen kan hier niet meer",
    },
    ...inStates("other seats", "member", path),
    {
      name: "payment of a reservation that is cancelled",
      as: "member",
      path: `/payment/${unpaid}`,
      steps: { asked: press("Reservering annuleren") },
    },
  ];
}
