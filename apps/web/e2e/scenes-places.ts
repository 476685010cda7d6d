import { expect, type Page } from "@playwright/test";
import type { SeatKind } from "@podium/shared/contracts/hall-plan";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { seat } from "./hall.ts";
import type { PageScenario } from "./scenario.ts";
import { press, type Scene } from "./scene.ts";

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

/** Scenes of the questions before a special place is chosen; none of them is confirmed. */
export const placeScenes = ({ checkIn }: PageScenario): readonly Scene[] => [
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
