import { expect, type Page } from "@playwright/test";
import type { SeatKind } from "@podium/shared/contracts/hall-plan";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import type { Show } from "@podium/shared/contracts/shows";
import { largeHall } from "@podium/shared/test/large-hall.ts";
import { standardType } from "#test/test-show.ts";
import { seat } from "./hall.ts";
import type { PageScenario } from "./scenario.ts";
import { press, type PageState } from "./page-state.ts";

const KINDS: Readonly<Record<string, SeatKind>> = {
  "T3-A": "wheelchair",
  "T3-B": "companion",
  "T3-C": "companion",
  "T14-A": "restricted",
  "T14-B": "restricted",
  "T15-C": "companion",
};

const plan = specificationHall();
for (const place of plan.groups.flatMap(({ seats }) => seats)) place.kind = KINDS[place.id] ?? "seat";

const asked = (seatId: string, words: RegExp) => async (page: Page) => {
  // The key selects the seat at once; on a phone a first tap would zoom in.
  await seat(page, seatId).press("Enter");
  await expect(page.getByText(words)).toBeVisible();
};

/** Asks about a seat after the previous question has closed. */
const askedNext = (seatId: string, words: RegExp) => async (page: Page) => {
  await press("Andere plaats kiezen")(page);
  // The dialog returns the focus to the seat a moment after it has closed.
  await expect(page.locator(".hall-seat:focus")).toBeVisible();
  await asked(seatId, words)(page);
};

/** Page states of the questions before a special place is chosen; none of them is confirmed. */
export const placeStates = ({ checkIn }: PageScenario): readonly PageState[] => [
  {
    name: "places for wheelchairs",
    as: "member",
    path: "/tickets",
    responses: { "/api/hall-plans/1": plan },
    steps: {
      "and a proposal": async (page) => {
        await page.getByLabel("Met een rolstoel").check();
        await press("Kies voor mij")(page);
        await expect(page.getByText("Rolstoelplaats: Tafel 3, stoel A.")).toBeVisible();
      },
      "with limited view": async (page) => {
        await press("Zelf kiezen")(page);
        await asked("T14-A", /beperkt zicht op het podium/)(page);
      },
      "without a chair": askedNext("T3-A", /uw eigen rolstoel/),
      "with company": askedNext("T3-B", /Neem ze samen met de rolstoelplaats/),
      "of company alone": askedNext("T15-C", /niet meer vrij/),
    },
  },
  {
    name: "hall follow-up with places for wheelchairs",
    as: "admin",
    path: `/zaalopvolging?show=${checkIn.show.id}`,
    responses: { "/api/hall-plans/1": plan },
    shows: /rolstoelplaats/i,
  },
  {
    name: "new reservation with places for wheelchairs",
    as: "admin",
    path: "/reservatie-beheer/nieuw",
    responses: { "/api/hall-plans/1": plan },
    shows: /begeleidersplaats/i,
  },
];

const largePlan = largeHall();
const [dateTime, id] = ["2099-12-05T19:00:00.000Z", 987_654];
const show: Show = {
  id,
  name: "De grote avond",
  dateTime,
  hallPlanId: id,
  hallName: largePlan.name,
  pricePerSeat: 12,
  ticketTypes: [standardType()],
  salesOpenAt: null,
  salesCloseAt: dateTime,
  salesOpen: true,
  transferUntil: dateTime,
  giveBack: "NO",
  seatsTotal: 3000,
  seatsAvailable: 1500,
};
const free = largePlan.groups.flatMap(({ seats }) => seats.filter((_, place) => place % 2 === 0));

/** Page states of the largest hall: blocks when zoomed out, chairs when zoomed in, folded rows in the list. */
export const largeHallStates: readonly PageState[] = [
  {
    name: "tickets in a large hall",
    as: "visitor",
    path: "/tickets",
    responses: {
      "/api/show": [show],
      [`/api/hall-plans/${id}`]: largePlan,
      [`/api/reservation/availableSeats/${id}`]: free.map(({ id: seatId }) => ({ seatId })),
    },
    shows: "nog 72 vrij",
    steps: {
      "from near": async (page) => {
        await page.locator(".hall-block").nth(5).click();
        await page.locator('.hall-seat[data-state="available"]').first().waitFor();
        await page.locator(".hall-surface:not([aria-busy])").waitFor();
      },
      "as a list": async (page) => {
        await press("Lijst")(page);
        await press(/^Rij 3, stoelen 1 tot 15/)(page);
        await page.getByText("Stoel 15").waitFor();
      },
    },
  },
];
