import type { PlanDecor } from "#contracts/hall-plan.ts";
import { expect, test } from "vitest";
import { blackBox, theatre } from "./examples/example-halls.ts";
import { specificationHall } from "./examples/specification-hall.ts";
import { evacuationOf, exitsOf, nearestExit } from "./exits.ts";

const door = (x: number, y: number, label = ""): PlanDecor => ({ kind: "door", x, y, width: 20, height: 20, label });
const planWith = (...decor: PlanDecor[]) => ({ width: 1000, height: 600, decor });
const namesOf = (...decor: PlanDecor[]) => exitsOf(planWith(...decor)).map(({ name }) => name);

test("the nearest exit is the one at the least distance from the middle of its door, of two as near the first", () => {
  const exits = exitsOf(planWith(door(0, 300, "Links"), door(980, 300, "Rechts"), door(490, 580, "Achter")));
  expect(nearestExit(exits, { x: 100, y: 300 })?.name).toBe("Links");
  expect(nearestExit(exits, { x: 800, y: 200 })?.name).toBe("Rechts");
  // Level with a side door, and still nearer to the one behind.
  expect(nearestExit(exits, { x: 480, y: 400 })?.name).toBe("Achter");
  expect(nearestExit(exits, { x: 500, y: 0 })?.name).toBe("Links");
  expect(nearestExit([], { x: 0, y: 0 })).toBeUndefined();
});

test("only doors are exits, and each has a name of its own, also without a label or with that of another", () => {
  expect(namesOf({ ...door(0, 0, "Bar"), kind: "bar" })).toEqual([]);
  expect(namesOf(door(0, 300, " Ingang "), door(980, 300))).toEqual(["Ingang", "Deur rechts op het plan"]);
  expect(namesOf(door(0, 300, "Nooduitgang"), door(490, 580, "Nooduitgang"))).toEqual([
    "Nooduitgang links op het plan",
    "Nooduitgang onderaan op het plan",
  ]);
  expect(namesOf(door(0, 500), door(0, 100), door(700, 0), door(200, 0))).toEqual([
    "Deur links op het plan, nummer 2 van boven",
    "Deur links op het plan, nummer 1 van boven",
    "Deur bovenaan op het plan, nummer 2 van links",
    "Deur bovenaan op het plan, nummer 1 van links",
  ]);
});

test("the sheet of a plan has each wheelchair place with its nearest exit, and says of a plan without doors that it has none", () => {
  const { exits, wheelchairPlaces } = evacuationOf(theatre());
  expect(exits).toEqual(["Deur links op het plan", "Deur rechts op het plan"]);
  expect(wheelchairPlaces.map(({ group, kind, exit }) => [group, kind, exit])).toEqual([
    ["Rij 1", "wheelchair", "Deur links op het plan"],
    ["Rij 1", "wheelchair", "Deur rechts op het plan"],
  ]);
  const withoutDoors = { ...theatre(), decor: [] };
  expect(evacuationOf(withoutDoors).wheelchairPlaces.map(({ exit }) => exit)).toEqual([null, null]);
  expect(evacuationOf(specificationHall())).toMatchObject({ exits: [], wheelchairPlaces: [] });
  expect(evacuationOf(blackBox())).toEqual({
    exits: ["Ingang"],
    zones: [{ id: "zaal", name: "Zaal" }],
    wheelchairPlaces: [],
  });
});
