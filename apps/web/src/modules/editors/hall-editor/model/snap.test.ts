import type { HallPlan, PlanDecor } from "@podium/shared/contracts/hall-plan";
import { quickPlan } from "@podium/shared/halls/quick-plan";
import { expect, test } from "vitest";
import { decorBounds, groupBounds } from "./bounds.ts";
import { decorKey, groupKey, seatKey } from "./drawing.ts";
import { createSnapper, type Snapped } from "./snap.ts";

/** Snaps boxes of 100 by 100 at the given corners; the last one moves. */
function snapped(corners: readonly [number, number][], dx: number, dy: number, grid = 0): Snapped {
  const decor = corners.map(([x, y]): PlanDecor => ({ kind: "text", x, y, width: 100, height: 100, label: "" }));
  const stage = { x: 4000, y: 4000, width: 1, height: 1, label: "" };
  const plan: HallPlan = { name: "", width: 5000, height: 5000, stage, zones: [], groups: [], decor };
  const last = decor.length - 1;
  const moving = decor[last];
  if (!moving) throw new Error("no box");
  return createSnapper(plan, new Set([decorKey(last)]), { grid }).snap(decorBounds(moving), dx, dy, 6);
}

test("an edge snaps to the edge of another thing, with a line along both", () => {
  const { dx, dy, guides } = snapped(
    [
      [200, 200],
      [700, 777],
    ],
    -496,
    30,
  );
  expect([dx, dy]).toEqual([-500, 30]);
  expect(guides).toContainEqual({ direction: "vertical", at: 200, from: 200, to: 907, kind: "line" });
});

test("the middle snaps to a middle, and to that of the drawing", () => {
  expect(snapped([[700, 777]], 1746, 0).dx).toBe(1750);
});

test("nothing snaps beyond the tolerance", () => {
  expect(
    snapped(
      [
        [200, 200],
        [700, 777],
      ],
      -480,
      30,
    ),
  ).toEqual({ dx: -480, dy: 30, guides: [] });
});

test("it stops as far from its neighbour as that one is from the next, and shows both gaps", () => {
  const { dx, guides } = snapped(
    [
      [1000, 1000],
      [1137, 1000],
      [1700, 1003],
    ],
    -422,
    20,
  );
  expect(1700 + dx).toBe(1274);
  const gaps = guides.filter(({ kind }) => kind === "distance");
  expect(gaps.map(({ direction, from, to }) => [direction, from, to])).toEqual([
    ["horizontal", 1100, 1137],
    ["horizontal", 1237, 1274],
  ]);
});

test("it stops halfway between two others", () => {
  expect(
    snapped(
      [
        [1000, 1000],
        [1411, 1000],
        [1900, 1021],
      ],
      -698,
      0,
    ).dx,
  ).toBe(1205.5 - 1900);
});

test("elements that are not beside it do not count for distances", () => {
  expect(
    snapped(
      [
        [1000, 1000],
        [1137, 1000],
        [1700, 3003],
      ],
      -422,
      0,
    ).dx,
  ).toBe(-422);
});

test("the grid is for where nothing else is near", () => {
  expect(snapped([[703, 777]], -40, 0, 10)).toMatchObject({ dx: -43, dy: 3 });
});

test("a seat snaps to the other seats of its row, and never to itself", () => {
  const answers = { rows: 1, seatsPerRow: 3, hasMiddleAisle: false, tables: 0, chairsPerTable: 1, balconyRows: 0 };
  const plan = quickPlan("Zaal", answers);
  const [row] = plan.groups;
  const [first, , last] = row?.seats ?? [];
  if (!row || !first || !last) throw new Error("no row");
  const bounds = { left: last.x - 16, top: last.y - 16, right: last.x + 16, bottom: last.y + 16 };
  const snapper = createSnapper(plan, new Set([seatKey(row.id, 2)]), { grid: 0 });
  expect(snapper.snap(bounds, 0, 0, 6).dx).toBe(0);
  expect(snapper.snap(bounds, 3, 100, 6).dx).toBe(3);
  expect(snapper.snap(bounds, first.x - last.x + 3, 100, 6).dx).toBe(first.x - last.x);
});

test("a table does not snap to where it was itself", () => {
  const answers = { rows: 0, seatsPerRow: 1, hasMiddleAisle: false, tables: 1, chairsPerTable: 4, balconyRows: 0 };
  const plan = { ...quickPlan("Zaal", answers), height: 5000, decor: [] };
  const [table] = plan.groups;
  if (!table) throw new Error("no table");
  const snapper = createSnapper(plan, new Set([groupKey(table.id)]), { grid: 0 });
  expect(snapper.snap(groupBounds(table), 0, 23, 24).dy).toBe(23);
});
