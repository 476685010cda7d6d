import { expect, test } from "vitest";
import type { PlanGroup } from "../contracts/hall-plan.ts";
import { codeFor, withIds, withSeatIds } from "./derive-ids.ts";

const zones = [
  { id: "zaal", name: "Zaal" },
  { id: "balkon", name: "Balkon" },
];

function row(label: string, seats: readonly string[], zone = "zaal", kind: PlanGroup["kind"] = "row"): PlanGroup {
  const at = { x: 0, y: 0 };
  return {
    id: "",
    kind,
    label,
    zone,
    ...at,
    seats: seats.map((seat) => ({ id: "", label: seat, ...at, turn: 0, kind: "seat" })),
  };
}

const ids = (groups: readonly PlanGroup[]): string[] => groups.flatMap(({ seats }) => seats.map(({ id }) => id));

test.each([
  ["Rij 2", "R2"],
  ["Tafel 12", "T12"],
  ["Loge 3", "L3"],
  ["Rij AA", "RAA"],
  ["Balkon rij 3", "BR3"],
  ["Rij 100", "R100"],
  ["Rolstoelplaatsen", "R"],
  ["12", "12"],
  ["Ééntje 4", "E4"],
  ["", "P"],
  ["<b>", "B"],
])("makes of '%s' the code %s", (label, code) => {
  expect(codeFor(label)).toBe(code);
});

test("a seat's id is its row's code and its own label", () => {
  expect(ids(withIds([row("Rij 2", ["F", "12", "é-b"])], { others: [], zones }))).toEqual(["R2-F", "R2-12", "R2-EB"]);
});

test("blocks of one row share its code, and have group ids of their own", () => {
  const groups = withIds([row("Rij 2", ["1", "2"]), row("Rij 2", ["3"])], { others: [], zones });
  expect(ids(groups)).toEqual(["R2-1", "R2-2", "R2-3"]);
  expect(groups.map(({ id }) => id)).toEqual(["R2", "R2-2"]);
});

test("a row of the same name in another zone gets the zone's initial", () => {
  expect(ids(withIds([row("Rij 2", ["1"]), row("Rij 2", ["1"], "balkon")], { others: [], zones }))).toEqual([
    "R2-1",
    "B2-1",
  ]);
});

test("two tables of the same name never share a code", () => {
  const tables = [row("Tafel 1", ["A"], "zaal", "table"), row("Tafel 1", ["B"], "zaal", "table")];
  const [first, second] = ids(withIds(tables, { others: [], zones }));
  expect(first).toBe("T1-A");
  expect(second).toMatch(/^(?!T1-)[A-Z0-9]{1,4}-B$/);
});

test("seats with the same label in one row still have ids of their own", () => {
  const all = ids(withIds([row("Rij 1", ["1", "1", "", "ABCD", "ABCE"])], { others: [], zones }));
  expect(new Set(all).size).toBe(5);
  expect(all[0]).toBe("R1-1");
});

test("seats that already have the id that they would get stay the same objects", () => {
  const [before] = withIds([row("Rij 1", ["1"])], { others: [], zones });
  expect(before && withSeatIds([before], { others: [], zones })[0]).toBe(before);
});

test("3,000 seats in 500 rows of the same name get ids of their own", () => {
  const groups = Array.from({ length: 500 }, () => row("Rij 1", ["1", "2", "3", "4", "5", "6"]));
  const all = ids(withIds(groups, { others: [], zones }));
  expect(new Set(all).size).toBe(3000);
});

const area = (label: string, id = ""): PlanGroup => ({ ...row(label, [], "zaal", "area"), id, capacity: 40 });

test("an area's id is a code that no seat has, whichever was drawn first", () => {
  const rows = withIds([row("Vloer", ["1"])], { others: [], zones });
  const [floor, stand] = withIds([area("Vloer"), area("Vak 1")], { others: rows, zones });
  expect([ids(rows), floor?.id, stand?.id]).toEqual([["V-1"], "Z", "V1"]);
  const others = [area("Vloer", "V")];
  expect(ids(withIds([row("Vloer", ["1"])], { others, zones }))).toEqual(["Z-1"]);
  expect(withIds([area("Vloer", "V")], { others, zones })[0]?.id).toBe("Z");
});

test("an area's id is no other group's, and has at most 4 letters or digits", () => {
  const others = [{ ...row("Loge", ["1"]), id: "V" }];
  const areas = withIds(
    Array.from({ length: 300 }, () => area("Vloer")),
    { others, zones },
  );
  expect(new Set([...areas, ...others].map(({ id }) => id)).size).toBe(301);
  for (const { id } of areas) expect(id).toMatch(/^[A-Z0-9]{1,4}$/);
});

test("an area keeps its id when it is renamed, also beside a row that would get that code", () => {
  const [renamed, beside] = withSeatIds([area("Achteraan", "VLOE"), row("Vloer 1", ["1"])], { others: [], zones });
  expect([renamed?.id, beside?.seats[0]?.id]).toEqual(["VLOE", "V1-1"]);
  const [taken] = withSeatIds([row("Vloer", ["1"])], { others: [area("Achteraan", "V")], zones });
  expect(taken?.seats[0]?.id).toBe("Z-1");
});
