import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { theatre } from "@podium/shared/halls/examples/example-halls";
import { expect, test } from "vitest";
import { placesOf } from "#entities/halls/all-halls.ts";
import { boundsOf, groupBounds } from "./bounds.ts";
import { describe, zoneCounts } from "./describe.ts";
import { decorKey, elementOf, groupKey, keyParts, seatKey } from "./drawing.ts";
import { faultsOf } from "./faults-by-element.ts";
import { elementAt, elementsInBox, elementsInLasso } from "./hit.ts";

const plan = specificationHall();
const table = plan.groups.find(({ id }) => id === "T1");
if (!table) throw new Error("no table");
const [chair] = table.seats;
if (!chair) throw new Error("no chair");

test("keys name a group, a seat, decor or the stage, whatever characters an id has", () => {
  expect(keyParts(seatKey("a/b:c", 12))).toEqual({ type: "seat", groupId: "a/b:c", index: 12 });
  expect(elementOf(plan, seatKey("T1", 0))).toMatchObject({ type: "seat", seat: { id: "T1-A" }, index: 0 });
  expect(elementOf(plan, groupKey("T99"))).toBeUndefined();
  expect(elementOf(plan, decorKey(9))).toBeUndefined();
});

test("under a chair is its table, and inside the table the chair", () => {
  expect(elementAt(plan, chair)).toBe(groupKey("T1"));
  expect(elementAt(plan, chair, "T1")).toBe(seatKey("T1", 0));
  expect(elementAt(plan, chair, "T2")).toBeNull();
});

test("under a table's top is the table, under nothing the aisle or the stage", () => {
  expect(elementAt(plan, table)).toBe(groupKey("T1"));
  expect(elementAt(plan, { x: 600, y: 400 })).toBe(decorKey(0));
  expect(elementAt(plan, { x: 400, y: 50 })).toBe("stage");
  expect(elementAt(plan, { x: 5, y: 5 })).toBeNull();
});

test("a long table that is turned is under a point where its top is now", () => {
  const form = { shape: "long", width: 200, height: 40, turn: 90, x: 300, y: 300, seats: [] } as const;
  const turned = { ...plan, decor: [], groups: [{ ...table, ...form, seats: [] }] };
  expect(elementAt(turned, { x: 300, y: 390 })).toBe(groupKey("T1"));
  expect(elementAt(turned, { x: 390, y: 300 })).toBeNull();
});

test("a finger may miss a chair by as much as it is allowed", () => {
  const beside = { x: (plan.groups[0]?.seats[0]?.x ?? 0) - 24, y: plan.groups[0]?.seats[0]?.y ?? 0 };
  expect(elementAt(plan, beside, "R1-links")).toBeNull();
  expect(elementAt(plan, beside, "R1-links", 10)).toBe(seatKey("R1-links", 0));
});

test("a box selects every group that it touches a chair of, and decor only whole", () => {
  const { left, top, right, bottom } = groupBounds(table);
  expect([...elementsInBox(plan, { left, top, right, bottom })]).toEqual([groupKey("T1")]);
  const everything = elementsInBox(plan, { left: 0, top: -100, right: plan.width, bottom: plan.height });
  expect(everything.size).toBe(plan.groups.length + plan.decor.length + 1);
  expect([...elementsInBox(plan, { left: 590, top: 300, right: 610, bottom: 400 })]).toEqual([]);
});

test("inside a group a box selects its chairs only", () => {
  const all = { left: 0, top: 0, right: 1200, bottom: 950 };
  expect(elementsInBox(plan, all, "T1").size).toBe(5);
  const { x, y } = chair;
  expect([...elementsInBox(plan, { left: x - 1, top: y - 1, right: x + 1, bottom: y + 1 }, "T1")]).toEqual([
    seatKey("T1", 0),
  ]);
});

test("a lasso leaves out what lies in its bay", () => {
  const [first, second, third] = ["T1", "T2", "T3"].map((id) => plan.groups.find((group) => group.id === id) ?? table);
  const [a, b, c] = [first ?? table, second ?? table, third ?? table].toSorted((one, other) => one.x - other.x);
  if (!a || !b || !c) throw new Error("no tables");
  const lasso = [
    { x: a.x - 60, y: a.y - 60 },
    { x: a.x + 40, y: a.y - 60 },
    { x: b.x, y: b.y + 100 },
    { x: c.x - 40, y: c.y - 60 },
    { x: c.x + 60, y: c.y - 60 },
    { x: b.x, y: b.y + 160 },
  ];
  const found = elementsInLasso(plan, lasso);
  expect(found.has(groupKey(a.id)) && found.has(groupKey(c.id))).toBe(true);
  expect(found.has(groupKey(b.id))).toBe(false);
});

test("bounds hold the chairs of a table and of all that is selected", () => {
  const own = groupBounds(table);
  expect(own.left).toBeCloseTo(Math.min(...table.seats.map(({ x }) => x)) - 16, 5);
  expect(boundsOf(plan, [groupKey("T1"), "stage"])).toMatchObject({ top: 0, right: 950 });
  expect(boundsOf(plan, [])).toBeUndefined();
});

test.each([
  [groupKey("R2-links"), "Rij 2, 10 stoelen, zone Balkon"],
  [groupKey("T2"), "Tafel 2, 4 stoelen, zone Zaal"],
  [seatKey("T2", 1), "Tafel 2, stoel B"],
  [decorKey(0), "Gangpad"],
  [decorKey(2), "Balustrade BALKON"],
  ["stage", "Podium"],
  [groupKey("nergens"), ""],
] as const)("says of %s '%s'", (key, words) => {
  expect(describe(plan, key)).toBe(words);
});

test("says which seats are for a wheelchair, for company, or have a limited view", () => {
  const hall = theatre();
  expect(describe(hall, groupKey("R1"))).toBe(
    "Rij 1, 10 stoelen, 1 rolstoelplaats, 1 begeleidersplaats, zone Parterre",
  );
  expect(describe(hall, groupKey("BR1"))).toBe("Balkon rij 1, 13 stoelen, 2 met beperkt zicht, zone Balkon");
  expect(describe(hall, seatKey("R1", 0))).toBe("Rij 1, stoel 1, rolstoelplaats");
});

test("counts seats in all and per zone", () => {
  expect(placesOf(plan)).toBe(193);
  expect(zoneCounts(plan)).toEqual([
    { zoneId: "zaal", name: "Zaal", groups: 25, seats: 113 },
    { zoneId: "balkon", name: "Balkon", groups: 8, seats: 80 },
  ]);
});

test("a fault is at the element that it is about, and one of a seat at its table too", () => {
  const outside = { ...chair, x: -400 };
  const groups = plan.groups.map((group) =>
    group === table ? { ...table, seats: [outside, ...table.seats.slice(1)] } : group,
  );
  const stage = { ...plan.stage, width: 0 };
  const { all, byKey } = faultsOf({ ...plan, name: "", stage, groups });
  expect(all.map(({ key }) => key)).toEqual(expect.arrayContaining([null, "stage", seatKey("T1", 0)]));
  expect(byKey.get(seatKey("T1", 0))).toEqual([expect.stringContaining("buiten de tekening")]);
  expect(byKey.get(groupKey("T1"))).toEqual(byKey.get(seatKey("T1", 0)));
  expect(faultsOf(plan).all).toEqual([]);
});
