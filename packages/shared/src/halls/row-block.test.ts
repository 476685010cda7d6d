import { expect, test } from "vitest";
import type { PlanGroup } from "../contracts/hall-plan.ts";
import { type RowBlock, rowBlock, rowWidth, USUAL_ROW_BLOCK } from "./row-block.ts";

const around = { others: [], zones: [{ id: "zaal", name: "Zaal" }] };

function rows(part: Partial<RowBlock>): PlanGroup[] {
  return rowBlock({ ...USUAL_ROW_BLOCK, zone: "zaal", x: 500, y: 500, ...part }, around);
}

const seatsOf = (group: PlanGroup | undefined): PlanGroup["seats"] => group?.seats ?? [];

test("rows lie around their middle, as far apart as asked", () => {
  const [first, second, third] = rows({ rows: 3, seats: 4, seatPitch: 40, rowPitch: 60 });
  expect([first, second, third].map((row) => row?.y)).toEqual([440, 500, 560]);
  expect(seatsOf(first).map(({ x }) => x)).toEqual([440, 480, 520, 560]);
  expect([first, second, third].map((row) => row?.label)).toEqual(["Rij 1", "Rij 2", "Rij 3"]);
});

test("an aisle makes two blocks of one name, numbered through, with free room between their chairs", () => {
  const [left, right] = rows({ rows: 1, seats: 6, aislesAfter: [2], aisleWidth: 60 });
  expect([left?.label, right?.label]).toEqual(["Rij 1", "Rij 1"]);
  expect(seatsOf(left).map(({ id }) => id)).toEqual(["R1-1", "R1-2"]);
  expect(seatsOf(right).map(({ id }) => id)).toEqual(["R1-3", "R1-4", "R1-5", "R1-6"]);
  expect((seatsOf(right)[0]?.x ?? 0) - (seatsOf(left)[1]?.x ?? 0)).toBe(60 + 32);
});

test("aisles outside the row make no blocks", () => {
  expect(rows({ rows: 1, seats: 4, aislesAfter: [0, 4, 9, -1] })).toHaveLength(1);
});

test("a curve brings the ends nearer to the stage and turns their chairs towards its middle", () => {
  const [row] = rows({ rows: 1, seats: 5, curve: 30 });
  const seats = seatsOf(row);
  expect(seats.map(({ y }) => y)).toEqual([470, 492.5, 500, 492.5, 470]);
  expect(seats[0]?.turn).toBeGreaterThan(0);
  expect(seats[2]?.turn).toBe(0);
  expect(seats[4]?.turn).toBe(-(seats[0]?.turn ?? 0));
});

test("a slant puts the right end farther from the stage than the left end", () => {
  const [row] = rows({ rows: 1, seats: 3, slant: 40 });
  expect(seatsOf(row).map(({ y }) => y)).toEqual([480, 500, 520]);
});

test("a row that is numbered from the right is listed from there", () => {
  const [row] = rows({ rows: 1, seats: 3, seatNumbering: { ...USUAL_ROW_BLOCK.seatNumbering, from: "right" } });
  expect(seatsOf(row).map(({ label, x }) => [label, x])).toEqual([
    ["1", 540],
    ["2", 500],
    ["3", 460],
  ]);
});

test("the width of a row counts its aisles", () => {
  expect(rowWidth({ seats: 4, seatPitch: 40, aislesAfter: [2], aisleWidth: 60 })).toBe(40 + 92 + 40);
});
