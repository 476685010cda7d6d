import { expect } from "@playwright/test";
import type { CheckInList } from "@podium/shared/contracts/check-in";
import {
  evacuationList,
  leftCompanion,
  leftWheelchair,
  rightCompanion,
  rightWheelchair,
  theatreSeats,
} from "#test/evacuation-list.ts";
import { testShow } from "#test/test-show.ts";
import { press, type PageState } from "./page-state.ts";

/** Later than any clock, so that the list is not old. */
const AT = "2098-12-05T19:00:00.000Z";
const special = new Set([leftWheelchair, leftCompanion, rightWheelchair, rightCompanion]);

/** @param showId a device stores the newest list of each show */
function listOf(showId: number, { isFull = true, withDoors = true } = {}): CheckInList {
  const ordinary = theatreSeats.filter((id) => !special.has(id));
  const sold = isFull ? ordinary : ordinary.slice(0, 40);
  const companion = { guest: "Rosa Maes", reservationId: 43, inside: isFull };
  const list = evacuationList(
    {
      ...Object.fromEntries(sold.map((id, index) => [id, { inside: isFull && index % 9 !== 0 }])),
      [leftWheelchair]: companion,
      [leftCompanion]: companion,
      ...(isFull && { [rightWheelchair]: { guest: "Karel Claes", reservationId: 44 } }),
    },
    withDoors,
  );
  return { ...list, show: { ...list.show, id: showId, dateTime: AT }, now: AT };
}

const onScanner = (name: string, list: CheckInList, shows: string): PageState => ({
  name: `evacuation sheet ${name}`,
  as: "door",
  path: `/scan?show=${list.show.id}`,
  responses: {
    "/api/show": [testShow({ id: list.show.id, dateTime: AT, salesCloseAt: AT })],
    [`/api/reservation/show/${list.show.id}/door`]: list,
  },
  shows: /van \d+ binnen/,
  steps: {
    shown: async (page) => {
      await press("Ontruimingslijst")(page);
      await expect(page.getByRole("dialog").getByText(shows).first()).toBeVisible();
    },
  },
});

const offline = onScanner("without a network", listOf(904), "zonder verbinding: wat andere toestellen scanden");

/** The evacuation sheet, as the entrance sees it. */
export const evacuationStates: readonly PageState[] = [
  onScanner("with nobody inside", listOf(901, { isFull: false }), "Nog niet binnen"),
  onScanner("of a full hall", listOf(902), "Dichtste uitgang: Deur links op het plan"),
  onScanner(
    "of a plan without exits",
    listOf(903, { withDoors: false }),
    "Op het plan van deze zaal staan geen deuren.",
  ),
  {
    ...offline,
    steps: {
      begun: async (page) => {
        await page.context().setOffline(true);
        await expect(page.getByText("Geen verbinding: scannen gaat door")).toBeVisible();
      },
      ...offline.steps,
    },
  },
];
