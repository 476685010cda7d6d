import { expect, test } from "vitest";
import type { PlanGroup } from "../contracts/hall-plan.ts";
import { SEAT_SIZE } from "./hall.ts";
import { ALL_SIDES, table, type Table, tableExtent, tableGrid, tableGridExtent } from "./table.ts";

const around = { others: [], zones: [{ id: "zaal", name: "Zaal" }] };
const usual: Table = {
  shape: "round",
  chairs: 4,
  sides: ALL_SIDES,
  label: "Tafel 4",
  chairLabels: "letters",
  zone: "zaal",
  x: 500,
  y: 500,
};

function made(part: Partial<Table>): PlanGroup {
  const [group] = table({ ...usual, ...part }, around);
  if (!group) throw new Error("no table");
  return group;
}

const forms = (["round", "square", "long"] as const).flatMap((shape) =>
  [ALL_SIDES, ["back"] as const, ["front", "back"] as const, ["left", "right"] as const, []].flatMap((sides) =>
    [1, 2, 3, 4, 5, 6, 8, 10, 12, 20].map((chairs) => ({ shape, sides, chairs })),
  ),
);

test.each(forms)("chairs of a $shape table with $chairs on sides $sides are all there and do not overlap", (form) => {
  const { seats } = made(form);
  expect(seats).toHaveLength(form.chairs);
  const distances = seats.flatMap((a, index) => seats.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  expect(Math.min(Infinity, ...distances)).toBeGreaterThanOrEqual(SEAT_SIZE);
});

test.each(forms)("a $shape table with $chairs on sides $sides takes the room that it says", (form) => {
  const { seats } = made(form);
  const { width, height } = tableExtent(form);
  for (const { x, y } of seats) {
    expect(Math.abs(x - 500) + SEAT_SIZE / 2).toBeLessThanOrEqual(width / 2 + 0.1);
    expect(Math.abs(y - 500) + SEAT_SIZE / 2).toBeLessThanOrEqual(height / 2 + 0.1);
  }
});

test("chairs face their table", () => {
  const { seats } = made({ shape: "square", chairs: 4 });
  expect(seats.map(({ x, y, turn }) => [Math.sign(x - 500), Math.sign(y - 500), turn])).toEqual([
    [-1, 0, 90],
    [0, 1, 0],
    [1, 0, -90],
    [0, -1, 180],
  ]);
});

test("a round table without a front side leaves the side to the stage open", () => {
  const { seats } = made({ chairs: 5, sides: ["left", "back", "right"] });
  expect(seats.filter(({ x, y }) => y < 470 && Math.abs(x - 500) < 20)).toEqual([]);
  expect(seats.map(({ id }) => id)).toEqual(["T4-A", "T4-B", "T4-C", "T4-D", "T4-E"]);
});

test("a long table has at most one chair at each head", () => {
  const { seats, width = 0 } = made({ shape: "long", chairs: 12 });
  expect(seats.filter(({ x }) => Math.abs(x - 500) > width / 2)).toHaveLength(2);
});

test("a table of the usual size names none", () => {
  expect(made({ chairs: 4 })).not.toHaveProperty("width");
  expect(made({ chairs: 12 }).width).toBeGreaterThan(54);
});

test("tables stand in lines, and a last line that is not full in the middle", () => {
  const grid = { ...usual, tables: 5, columns: 3, gap: 20, aisleWidth: 0, word: "Tafel", firstNumber: 7 };
  const tables = tableGrid(grid, around);
  expect(tables.map(({ label }) => label)).toEqual(["Tafel 7", "Tafel 8", "Tafel 9", "Tafel 10", "Tafel 11"]);
  const [a, b, c, d, e] = tables;
  expect([a?.y, b?.y, c?.y]).toEqual([a?.y, a?.y, a?.y]);
  expect(b?.x).toBe(500);
  expect((d?.x ?? 0) + (e?.x ?? 0)).toBe(1000);
});

test("a last line that is not full leaves the aisle free", () => {
  const grid = { ...usual, tables: 7, columns: 4, gap: 20, aisleWidth: 90, word: "Tafel", firstNumber: 1 };
  const xs = tableGrid(grid, around).flatMap(({ seats }) => seats.map(({ x }) => x));
  expect(xs.filter((x) => Math.abs(x - 500) < 45)).toEqual([]);
});

test("a grid takes the room that it says, with the aisle in its middle", () => {
  const grid = { ...usual, tables: 8, columns: 4, gap: 20, aisleWidth: 90, word: "Tafel", firstNumber: 1 };
  const xs = tableGrid(grid, around).flatMap(({ seats }) => seats.map(({ x }) => x));
  const { width } = tableGridExtent(grid);
  expect(Math.max(...xs) - Math.min(...xs) + SEAT_SIZE).toBeLessThanOrEqual(width + 2);
  expect(xs.filter((x) => Math.abs(x - 500) < 45)).toEqual([]);
});
