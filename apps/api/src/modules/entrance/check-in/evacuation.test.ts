import { pay, reserve } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { makeShow, makeUser } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";
import { hallOfRows, publishHall } from "#test/halls.ts";

const hall = hallOfRows({ T1: ["wheelchair", "companion", "seat"], T2: ["seat"], T3: ["seat", "wheelchair"] });
const door = (label: string, y: number) => ({ kind: "door" as const, x: 0, y, width: 20, height: 20, label });
const test = apiTest()
  .extend("openShow", { scope: "file" }, ({ podium }) => async (decor: (typeof hall)["decor"]) => {
    const hallPlanId = await publishHall(podium, { ...hall, decor });
    return makeShow(podium, { hallPlanId });
  })
  .extend(
    "listOf",
    { scope: "file" },
    ({ admin }) =>
      (showId: number) =>
        admin.api.getCheckInList({ params: { showId } }),
  );

test("a device at the entrance gets each wheelchair place of the plan, sold or not, with its nearest exit", async ({
  openShow,
  listOf,
}) => {
  const { id } = await openShow([door("Zijdeur", 190), door("Achterdeur", 320)]);
  const { evacuation } = await listOf(id);
  expect(evacuation).toEqual({
    exits: ["Zijdeur", "Achterdeur"],
    zones: [{ id: "zaal", name: "Zaal" }],
    wheelchairPlaces: [
      { seatId: "T1-A", group: "Rij T1", label: "A", kind: "wheelchair", exit: "Zijdeur" },
      { seatId: "T3-B", group: "Rij T3", label: "B", kind: "wheelchair", exit: "Achterdeur" },
    ],
  });
});

test("a plan without doors has wheelchair places without an exit, and each ticket its zone", async ({
  podium,
  admin,
  openShow,
  listOf,
}) => {
  const { id } = await openShow([]);
  const guest = await makeUser(podium);
  await pay(admin.api, await reserve(guest.api, id, ["T1-A", "T1-B"]));
  const { evacuation, tickets } = await listOf(id);
  expect(evacuation?.exits).toEqual([]);
  expect(evacuation?.wheelchairPlaces.map(({ exit }) => exit)).toEqual([null, null]);
  expect(tickets.map(({ seatId, zone, kind }) => [seatId, zone, kind])).toEqual([
    ["T1-A", "zaal", "wheelchair"],
    ["T1-B", "zaal", "companion"],
  ]);
});
