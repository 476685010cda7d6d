import type { HallPlan, PlanGroup } from "@podium/shared/contracts/hall-plan";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { type RowBlock, rowBlock, USUAL_ROW_BLOCK } from "@podium/shared/halls/row-block";
import { ALL_SIDES } from "@podium/shared/halls/table";
import { expect, test } from "vitest";
import { type Drawing, groupKey } from "#modules/editors/hall-editor/model/drawing.ts";
import { canMerge, mergeBlocks, splitRows } from "./blocks.ts";
import { rotate } from "./move.ts";
import { rowShape, setRowLength, setRowShape } from "./row-shape.ts";
import { reshapeTables } from "./tables.ts";

const zones = [{ id: "zaal", name: "Zaal" }];

/** A hall of one block of rows, all selected. */
function withRows(part: Partial<RowBlock>): Drawing {
  const block = { ...USUAL_ROW_BLOCK, zone: "zaal", x: 1000, y: 1000, ...part };
  const groups = rowBlock(block, { others: [], zones });
  const plan: HallPlan = { ...specificationHall(), width: 2000, height: 2000, zones, groups, decor: [] };
  return { plan, selection: new Set(groups.map(({ id }) => groupKey(id))) };
}

const seatIds = ({ plan }: Drawing): string[] => plan.groups.flatMap(({ seats }) => seats.map(({ id }) => id));
const places = ({ seats }: PlanGroup): number[][] => seats.map(({ x, y, turn }) => [x, y, turn]);

test.each([
  [{ rows: 4, seats: 12, curve: 0, slant: 0, aislesAfter: [] }],
  [{ rows: 5, seats: 20, curve: 60, slant: 0, aislesAfter: [10], rowPitch: 64 }],
  [{ rows: 3, seats: 15, curve: -30, slant: 48, aislesAfter: [4, 11], seatPitch: 44 }],
])("the shape of rows is read from where their chairs are: %o", (given) => {
  const shape = rowShape(withRows(given));
  const { rowPitch, seatPitch } = { ...USUAL_ROW_BLOCK, ...given };
  expect(shape?.rowPitch).toBeCloseTo(rowPitch, 0);
  expect(shape?.seatPitch).toBeCloseTo(seatPitch, 0);
  expect(shape?.curve).toBeCloseTo(given.curve, 0);
  expect(shape?.slant).toBeCloseTo(given.slant, 0);
});

test("the specification's balcony is bent as far as it is drawn", () => {
  const plan = specificationHall();
  const balcony = plan.groups.filter(({ kind }) => kind === "row").map(({ id }) => groupKey(id));
  const { curve = 0, slant, seatPitch, rowPitch } = rowShape({ plan, selection: new Set(balcony) }) ?? {};
  expect([slant, seatPitch, rowPitch]).toEqual([0, 48, 48]);
  expect(curve).toBeCloseTo(44 * (506 / 600) ** 2, 0);
});

test("rows that are given another shape are as if they had been made with it", () => {
  const wanted = { curve: 50, slant: 20, seatPitch: 46, rowPitch: 70 };
  const base = { rows: 3, seats: 9, aislesAfter: [4], aisleWidth: 60 };
  const after = setRowShape(wanted).apply(withRows({ ...base, curve: 10 }));
  const made = withRows({ ...base, ...wanted });
  for (const [index, group] of after.plan.groups.entries()) {
    for (const [place, [x = 0, y = 0, turn = 0]] of places(group).entries()) {
      const expected = made.plan.groups[index]?.seats[place];
      expect(Math.abs(x - (expected?.x ?? 0))).toBeLessThan(0.5);
      expect(Math.abs(y - (expected?.y ?? 0))).toBeLessThan(12);
      expect(Math.abs(turn - (expected?.turn ?? 0))).toBeLessThan(0.6);
    }
  }
  expect(seatIds(after)).toEqual(seatIds(made));
});

test("rows keep their shape when they are turned as a whole", () => {
  const turned = rotate(30).apply(withRows({ rows: 4, seats: 11, curve: 40 }));
  const shape = rowShape(turned);
  expect(shape?.curve).toBeCloseTo(40, 0);
  expect(shape?.rowPitch).toBeCloseTo(56, 0);
  const straight = setRowShape({ curve: 0 }).apply(turned);
  expect(rowShape(straight)?.curve).toBeCloseTo(0, 0);
});

test("a shape that is no number changes nothing", () => {
  const rows = withRows({ rows: 2, seats: 4 });
  const after = setRowShape({ curve: Number.NaN, seatPitch: Infinity }).apply(rows);
  expect(after.plan.groups.map(places)).toEqual(rows.plan.groups.map(places));
});

test("a row that is split keeps its seat ids and its name, and opens by the width of the aisle", () => {
  const after = splitRows([3], 60).apply(withRows({ rows: 1, seats: 8 }));
  const [left, right] = after.plan.groups;
  expect([left?.label, right?.label]).toEqual(["Rij 1", "Rij 1"]);
  expect([left?.id, right?.id]).toEqual(["R1", "R1-2"]);
  expect(left?.seats.map(({ label }) => label)).toEqual(["1", "2", "3"]);
  expect((right?.seats[0]?.x ?? 0) - (left?.seats[2]?.x ?? 0)).toBe(32 + 60);
  expect([...after.selection]).toEqual([groupKey("R1"), groupKey("R1-2")]);
});

test("rows with several aisles are what a block of rows with those aisles is", () => {
  const after = splitRows([8, 2, 20], 70).apply(withRows({ rows: 2, seats: 10 }));
  const made = withRows({ rows: 2, seats: 10, aislesAfter: [2, 8], aisleWidth: 70 });
  expect(after.plan.groups.map(places)).toEqual(made.plan.groups.map(places));
  expect(after.selection.size).toBe(6);
  expect(rowShape(after)?.aisleWidth).toBe(70);
});

test("an aisle of another width moves the blocks beside it, and no chair within them", () => {
  const rows = withRows({ rows: 2, seats: 9, aislesAfter: [3, 6], aisleWidth: 60 });
  const after = setRowShape({ aisleWidth: 100 }).apply(rows);
  const made = withRows({ rows: 2, seats: 9, aislesAfter: [3, 6], aisleWidth: 100 });
  expect(after.plan.groups.map(places)).toEqual(made.plan.groups.map(places));
  expect(rowShape(withRows({ rows: 2, seats: 9 }))?.aisleWidth).toBeNull();
});

test("a row that is numbered from the right splits from the left all the same", () => {
  const seatNumbering = { ...USUAL_ROW_BLOCK.seatNumbering, from: "right" as const };
  const after = splitRows([1], 60).apply(withRows({ rows: 1, seats: 3, seatNumbering }));
  expect(after.plan.groups.map(({ seats }) => seats.map(({ label }) => label))).toEqual([["1", "2"], ["3"]]);
});

test("no row is split at its end", () => {
  const rows = withRows({ rows: 1, seats: 3 });
  expect(splitRows([3], 60).apply(rows)).toBe(rows);
  expect(splitRows([0], 60).apply(rows)).toBe(rows);
});

test("blocks of one row become one group again, where they are; other rows stay", () => {
  const split = withRows({ rows: 2, seats: 6, aislesAfter: [2] });
  expect(canMerge(split)).toBe(true);
  const merged = mergeBlocks().apply(split);
  expect(merged.plan.groups.map(({ label, seats }) => [label, seats.length])).toEqual([
    ["Rij 1", 6],
    ["Rij 2", 6],
  ]);
  expect(seatIds(merged)).toEqual(seatIds(split));
  expect(canMerge(merged)).toBe(false);
  expect(merged.selection.size).toBe(2);
});

test("a longer row goes on as it is bent, with the next labels; a shorter one loses its last chairs", () => {
  const rows = withRows({ rows: 1, seats: 5, curve: 20 });
  const longer = setRowLength(7).apply(rows);
  expect(seatIds(longer)).toEqual(["R1-1", "R1-2", "R1-3", "R1-4", "R1-5", "R1-6", "R1-7"]);
  const [fourth, fifth, sixth] = longer.plan.groups[0]?.seats.slice(3) ?? [];
  const turnOf = (seat: { turn: number } | undefined): number => seat?.turn ?? 0;
  expect(turnOf(sixth) - turnOf(fifth)).toBeCloseTo(turnOf(fifth) - turnOf(fourth), 1);
  expect((fifth?.y ?? 0) - (sixth?.y ?? 0)).toBeGreaterThan((fourth?.y ?? 0) - (fifth?.y ?? 0));
  expect(seatIds(setRowLength(2).apply(longer))).toEqual(["R1-1", "R1-2"]);
});

test("a table with another number of chairs keeps names and kinds of those that remain", () => {
  const plan = specificationHall();
  const groups = plan.groups.map((group) =>
    group.id === "T1"
      ? { ...group, seats: group.seats.map((seat) => ({ ...seat, kind: "restricted" as const })) }
      : group,
  );
  const drawing = { plan: { ...plan, groups }, selection: new Set([groupKey("T1")]) };
  const after = reshapeTables({ shape: "long", chairs: 8, sides: ALL_SIDES }).apply(drawing);
  const table = after.plan.groups.find(({ id }) => id === "T1");
  expect(table).toMatchObject({ shape: "long", label: "Tafel 1" });
  expect(table?.seats.map(({ id }) => id)).toEqual("ABCDEFGH".split("").map((letter) => `T1-${letter}`));
  expect(table?.seats.map(({ kind }) => kind === "restricted")).toEqual([1, 1, 1, 1, 1, 0, 0, 0].map(Boolean));
});
