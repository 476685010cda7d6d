import { expect, type Page } from "@playwright/test";
import type { HallPlan, SeatKind } from "@podium/shared/contracts/hall-plan";
import { packPlan } from "@podium/shared/halls/drawn-plan";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { packSeats } from "@podium/shared/halls/packed-seats";
import type { Show } from "@podium/shared/contracts/shows";
import { festivalHall } from "@podium/shared/test/festival-hall.ts";
import { largeHall } from "@podium/shared/test/large-hall.ts";
import { standardType } from "#test/test-show.ts";
import { seat } from "./hall.ts";
import { standingHall } from "./other-hall.ts";
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
const dateTime = "2099-12-05T19:00:00.000Z";
const largeId = 987_654;
const show: Show = {
  id: largeId,
  name: "De grote avond",
  dateTime,
  hallPlanId: largeId,
  hallName: largePlan.name,
  pricePerSeat: 12,
  ticketTypes: [standardType()],
  salesOpenAt: null,
  salesCloseAt: dateTime,
  salesOpen: true,
  transferUntil: dateTime,
  giveBack: "NO",
  waitingRoom: "auto",
  seatsTotal: 3000,
  seatsAvailable: 1500,
};
/** Every other seat of each row. */
function freeOf({ groups }: HallPlan): string {
  const free = groups.flatMap(({ seats }) => seats.filter((_, place) => place % 2 === 0));
  return packFree(free.map(({ id }) => id));
}

function packFree(seatIds: readonly string[]): string {
  return packSeats(seatIds.map((seatId) => ({ seatId, status: "available", version: 0 })));
}

const festivalPlan = festivalHall();
const festival: Show = { ...show, name: "Openluchtfestival", hallName: festivalPlan.name, seatsTotal: 20_000 };

/** Page states of large halls: blocks or sections when zoomed out, chairs when zoomed in, folded rows in the list. */
export const largeHallStates: readonly PageState[] = [
  {
    name: "tickets in a large hall",
    as: "visitor",
    path: "/tickets",
    responses: {
      "/api/show": [show],
      [`/api/hall-plans/${largeId}`]: largePlan,
      [`/api/reservation/availableSeats/${largeId}/packed`]: { packed: freeOf(largePlan) },
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
  {
    name: "tickets in a hall of 20,000",
    as: "visitor",
    path: "/tickets",
    responses: {
      "/api/show": [festival],
      [`/api/hall-plans/${largeId}`]: packPlan(festivalPlan),
      [`/api/reservation/availableSeats/${largeId}/packed`]: { packed: freeOf(festivalPlan) },
    },
    shows: "10.000 stoelen vrij",
    steps: {
      "from near": async (page) => {
        await page.locator(".hall-block").nth(15).click();
        await page.locator('.hall-seat[data-state="available"]').first().waitFor();
        await page.locator(".hall-surface:not([aria-busy])").waitFor();
      },
      "as a list": async (page) => {
        await press("Lijst")(page);
        await press(/^Vak 203, rij 1 tot 20/)(page);
        await press(/^Vak 203, rij 2, stoelen 1 tot 20/)(page);
        await page.getByText("Stoel 15").waitFor();
      },
    },
  },
];

const standing = standingHall("Feestzaal", 4000);
const standingId = 987_655;
const standingShow: Show = {
  ...show,
  id: standingId,
  name: "De staande avond",
  hallPlanId: standingId,
  hallName: standing.name,
  seatsTotal: 4003,
  seatsAvailable: 3415,
};
const standingFree = [...Array.from({ length: 3412 }, (_, index) => `STA-${index + 589}`), "R1-1", "R1-2", "R1-3"];
const full = {
  statusCode: 409,
  code: "AREA_FULL",
  message: "Staanplaats: nog 1 plaats vrij. Pas uw keuze aan.",
  details: [{ field: "left", message: "1" }],
};

/** Page states of an area without seats: in the plan, the question how many, and in the list. */
export const areaStates: readonly PageState[] = [
  {
    name: "standing room",
    as: "member",
    path: "/tickets",
    responses: {
      "/api/show": [standingShow],
      // The question about another show's cart would come before.
      "/api/carts": null,
      [`/api/hall-plans/${standingId}`]: standing,
      [`/api/reservation/availableSeats/${standingId}/packed`]: { packed: packFree(standingFree) },
    },
    shows: "3.412 vrij",
    steps: {
      "how many": async (page) => {
        await page.locator("[data-area]").press("Enter");
        await press("Een plaats meer")(page);
      },
      "when others were first": async (page) => {
        await page.route("**/api/carts/areas/**", (route) => route.fulfill({ status: 409, json: full }));
        await press("Neem 2 plaatsen")(page);
        await page.getByText("Neem de laatste plaats").waitFor();
      },
      "as a list": async (page) => {
        await page.keyboard.press("Escape");
        await press("Lijst")(page);
        await page.getByText("Stoel 3").waitFor();
      },
    },
  },
];
