import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { findFaults } from "@podium/shared/halls/faults";
import { quickPlan } from "@podium/shared/halls/quick-plan";
import { expect, test } from "vitest";
import { groupKey, NOTHING } from "../drawing.ts";
import { addDecor } from "./add.ts";
import { fitDrawing, isOutgrown, withRoom } from "./hall.ts";
import { move } from "./move.ts";

const answers = { rows: 2, seatsPerRow: 4, hasMiddleAisle: false, tables: 0, chairsPerTable: 1, balconyRows: 0 };

/** A small hall whose first row was dragged to the left of the paper and whose second lies behind it. */
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

test("what is put across the edge makes room for itself, and not for what was outside before", () => {
  const plan = outgrown();
  const { width, height } = plan;
  const box = { kind: "text", x: width - 50, y: 10, width: 100, height: 20, label: "" } as const;
  const after = withRoom(addDecor(box)).apply({ plan, selection: NOTHING }).plan;
  expect([after.width > width + 50, after.height]).toEqual([true, height]);
});
