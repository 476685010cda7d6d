import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { findFaults } from "@podium/shared/halls/faults";
import { quickPlan } from "@podium/shared/halls/quick-plan";
import { expect, test } from "vitest";
import { boundsOf } from "#modules/editors/hall-editor/model/bounds.ts";
import { decorKey, groupKey, NOTHING } from "#modules/editors/hall-editor/model/drawing.ts";
import { originOf } from "#modules/editors/hall-editor/model/selected.ts";
import { addDecor } from "./add.ts";
import { canTrim, fitDrawing, isOutgrown, trimDrawing, withRoom } from "./paper.ts";
import { move } from "./move.ts";

const answers = { rows: 2, seatsPerRow: 4, hasMiddleAisle: false, tables: 0, chairsPerTable: 1, balconyRows: 0 };

/** A small hall whose first row was dragged off the left edge, and whose second lies behind it. */
function outgrown(): HallPlan {
  const plan = quickPlan("Zaal", answers);
  const [first, second] = plan.groups.map(({ id }) => groupKey(id));
  if (!first || !second) throw new Error("no rows");
  const left = move(-plan.width, 0).apply({ plan, selection: new Set([first]) });
  return move(0, plan.height).apply({ plan: left.plan, selection: new Set([second]) }).plan;
}

test("a drawing made large enough holds all of it, everything as far from each other as before", () => {
  const plan = outgrown();
  expect([isOutgrown(plan), findFaults(plan).length > 0]).toEqual([true, true]);
  const after = fitDrawing().apply({ plan, selection: NOTHING }).plan;
  expect([isOutgrown(after), findFaults(after)]).toEqual([false, []]);
  const fromStage = ({ stage, groups }: HallPlan) =>
    groups.flatMap(({ seats }) => seats.map(({ x, y }) => [Math.round(x - stage.x), Math.round(y - stage.y)]));
  expect(fromStage(after)).toEqual(fromStage(plan));
});

test("a drawing that holds all of it stays the same", () => {
  const drawing = { plan: quickPlan("Zaal", answers), selection: NOTHING };
  expect(fitDrawing().apply(drawing)).toBe(drawing);
});

test("an element across the edge makes room for itself, and not for what was outside before", () => {
  const plan = outgrown();
  const { width, height } = plan;
  const box = { kind: "text", x: width - 50, y: 10, width: 100, height: 20, label: "" } as const;
  const after = withRoom(addDecor(box)).apply({ plan, selection: NOTHING }).plan;
  expect([after.width > width + 50, after.height]).toEqual([true, height]);
});

/** The small hall with these widths of empty paper at its sides. */
function roomy(left: number, top: number, right: number, bottom: number): HallPlan {
  const plan = quickPlan("Zaal", answers);
  const shift = <T extends { x: number; y: number }>(thing: T): T => ({
    ...thing,
    x: thing.x + left,
    y: thing.y + top,
  });
  return {
    ...plan,
    width: plan.width + left + right,
    height: plan.height + top + bottom,
    stage: shift(plan.stage),
    groups: plan.groups.map((group) => ({ ...shift(group), seats: group.seats.map(shift) })),
    decor: plan.decor.map(shift),
  };
}

const fromStage = ({ stage, groups, decor }: HallPlan) =>
  [...groups.flatMap(({ seats }) => seats), ...decor].map(({ x, y }) => [
    Math.round(x - stage.x),
    Math.round(y - stage.y),
  ]);

test("a trimmed drawing has a small edge at each side, everything as far from each other as before", () => {
  const plan = roomy(300, 200, 500, 700);
  const selection = new Set([groupKey(plan.groups[0]?.id ?? "")]);
  const drawing = { plan, selection };
  const after = trimDrawing().apply(drawing);
  const { left, top, right, bottom } = boundsOf(after.plan, [
    "stage",
    ...after.plan.groups.map(({ id }) => groupKey(id)),
    ...after.plan.decor.map((_, index) => decorKey(index)),
  ]) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  expect([left, top, after.plan.width - right, after.plan.height - bottom]).toEqual([40, 40, 40, 40]);
  expect(fromStage(after.plan)).toEqual(fromStage(plan));
  expect(findFaults(after.plan)).toEqual([]);
  expect(after.selection).toBe(selection);
  expect([canTrim(plan), canTrim(after.plan)]).toEqual([true, false]);
  expect(trimDrawing().apply(after)).toBe(after);
});

test("an element at the edge stays there when the other sides are trimmed", () => {
  const plan = roomy(0, 0, 400, 400);
  const after = trimDrawing().apply({ plan, selection: NOTHING }).plan;
  expect([after.stage.y, after.width < plan.width, after.height < plan.height]).toEqual([0, true, true]);
});

test("trimming leaves a drawing that can be published, however little is in it", () => {
  const stage = { x: 500, y: 300, width: 20, height: 20, label: "" };
  const plan = { ...quickPlan("Zaal", answers), groups: [], decor: [], stage };
  const after = trimDrawing().apply({ plan, selection: NOTHING }).plan;
  expect([after.width, after.height]).toEqual([120, 120]);
  expect(isOutgrown(after)).toBe(false);
});

test("the floor plan stays below what was drawn over it when the drawing is trimmed", () => {
  const plan = roomy(300, 200, 0, 0);
  const after = trimDrawing().apply({ plan, selection: NOTHING }).plan;
  const moved = { x: after.stage.x - plan.stage.x, y: after.stage.y - plan.stage.y };
  expect(originOf(after)).toEqual(moved);
});
