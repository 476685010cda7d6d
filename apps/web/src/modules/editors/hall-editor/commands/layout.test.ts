import type { HallPlan, PlanDecor } from "@podium/shared/contracts/hall-plan";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { USUAL_ROW_BLOCK } from "@podium/shared/halls/row-block";
import { ALL_SIDES } from "@podium/shared/halls/table";
import { expect, test } from "vitest";
import {
  decorKey,
  type Drawing,
  type ElementKey,
  groupKey,
  seatKey,
} from "#modules/editors/hall-editor/model/drawing.ts";
import { addDecor, addRowBlock, addSpot, addTables, nextLabel } from "./add.ts";
import { align, distribute } from "./arrange.ts";
import { duplicate } from "./copies.ts";
import { resizeDrawing, setDecor, setStage } from "./hall.ts";
import { move, rotate } from "./move.ts";
import { remove } from "./remove.ts";

const select = (plan: HallPlan, ...keys: ElementKey[]): Drawing => ({ plan, selection: new Set(keys) });

/** A drawing of boxes with these corners and sizes, all selected. */
function boxes(...all: [x: number, y: number, width: number, height: number][]): Drawing {
  const decor = all.map(([x, y, width, height]): PlanDecor => ({ kind: "text", x, y, width, height, label: "" }));
  return select({ ...specificationHall(), decor }, ...decor.map((_, index) => decorKey(index)));
}

const corners = ({ plan }: Drawing): [number, number][] => plan.decor.map(({ x, y }) => [x, y]);
const group = ({ plan }: Drawing, id: string) => plan.groups.find((each) => each.id === id);

const threeBoxes = () => boxes([0, 0, 100, 50], [300, 200, 40, 20], [150, 90, 60, 60]);

test.each([
  ["left", [0, 0, 0], null],
  ["centre", [120, 150, 140], null],
  ["right", [240, 300, 280], null],
  ["top", null, [0, 0, 0]],
  ["middle", null, [85, 100, 80]],
  ["bottom", null, [170, 200, 160]],
] as const)("aligns at the %s of it all", (edge, xs, ys) => {
  const after = corners(align(edge).apply(threeBoxes()));
  expect(after.map(([x]) => x)).toEqual(xs ?? [0, 300, 150]);
  expect(after.map(([, y]) => y)).toEqual(ys ?? [0, 200, 90]);
});

test("one thing alone is not aligned", () => {
  const one = boxes([10, 10, 20, 20]);
  expect(align("left").apply(one)).toBe(one);
});

test("distributing leaves as much room between neighbours, and the outer two where they are", () => {
  const after = distribute("across").apply(boxes([0, 0, 100, 10], [110, 0, 20, 10], [340, 0, 60, 10]));
  expect(corners(after).map(([x]) => x)).toEqual([0, 210, 340]);
  const two = boxes([0, 0, 10, 10], [50, 0, 10, 10]);
  expect(distribute("across").apply(two)).toBe(two);
});

test("a moved table moves its chairs along", () => {
  const plan = specificationHall();
  const before = group(select(plan), "T1");
  const after = group(move(10, -5).apply(select(plan, groupKey("T1"))), "T1");
  expect(after?.x).toBe((before?.x ?? 0) + 10);
  expect(after?.seats.map(({ x, y }) => [x, y])).toEqual(before?.seats.map(({ x, y }) => [x + 10, y - 5]));
});

test("a moved chair leaves its table where it is, and a moved seat moves the middle of its row along", () => {
  const plan = specificationHall();
  const chair = move(10, 0).apply(select(plan, seatKey("T1", 0)));
  expect(group(chair, "T1")).toMatchObject({ x: group(select(plan), "T1")?.x });
  const seat = move(100, 0).apply(select(plan, seatKey("R1-links", 0)));
  expect(group(seat, "R1-links")?.x).toBeCloseTo((group(select(plan), "R1-links")?.x ?? 0) + 10, 0);
});

test("four quarter turns bring everything back, chairs and tops too", () => {
  const { plan } = addTables({ ...tables, shape: "long", chairs: 6, tables: 2 }).apply(select(specificationHall()));
  const last = plan.groups.slice(-2).map(({ id }) => groupKey(id));
  const once = rotate(90).apply(select(plan, ...last));
  expect(once.plan.groups.at(-1)?.turn).toBe(90);
  expect(once.plan.groups.at(-1)?.seats[0]?.turn).not.toBe(plan.groups.at(-1)?.seats[0]?.turn);
  let drawing = once;
  for (let turn = 0; turn < 3; turn += 1) drawing = rotate(90).apply(drawing);
  expect(drawing.plan.groups.at(-1)?.seats).toEqual(plan.groups.at(-1)?.seats);
});

const tables = {
  shape: "round" as const,
  chairs: 4,
  sides: ALL_SIDES,
  tables: 4,
  columns: 2,
  gap: 30,
  aisleWidth: 0,
  chairLabels: "letters" as const,
  word: "Tafel",
  zone: "zaal",
  x: 500,
  y: 500,
};

test("added tables go on from the highest number of that name, and are selected", () => {
  const after = addTables(tables).apply(select(specificationHall()));
  expect(after.plan.groups.slice(-4).map(({ label }) => label)).toEqual([
    "Tafel 26",
    "Tafel 27",
    "Tafel 28",
    "Tafel 29",
  ]);
  expect([...after.selection]).toEqual(["T26", "T27", "T28", "T29"].map(groupKey));
});

test("added rows have ids that no other seat has, even when their numbers are in use", () => {
  const block = { ...USUAL_ROW_BLOCK, rows: 1, seats: 2, zone: "balkon", x: 500, y: 500 };
  const after = addRowBlock(block).apply(select(specificationHall()));
  const ids = after.plan.groups.flatMap(({ seats }) => seats.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(after.plan.groups.at(-1)?.label).toBe("Rij 1");
});

test("a single place is a group of its own, of the kind that it is for", () => {
  const spot = { label: "Plaats 1", seatLabel: "1", zone: "zaal", kind: "wheelchair" as const, x: 40, y: 50 };
  const added = addSpot(spot).apply(select(specificationHall())).plan.groups.at(-1);
  expect(added).toMatchObject({
    kind: "spot",
    label: "Plaats 1",
    seats: [{ id: "P1-1", kind: "wheelchair", x: 40 }],
  });
});

test("decor is added on top of the others and selected", () => {
  const bar: PlanDecor = { kind: "bar", x: 1, y: 2, width: 30, height: 40, label: "Bar" };
  const after = addDecor(bar).apply(select(specificationHall()));
  expect(after.plan.decor.at(-1)).toEqual(bar);
  expect([...after.selection]).toEqual([decorKey(3)]);
});

test("copies have the next free number, blocks of one row share it, and ids are their own", () => {
  const plan = specificationHall();
  const after = duplicate(0, 300).apply(select(plan, groupKey("R2-links"), groupKey("R2-rechts"), groupKey("T3")));
  expect(after.plan.groups.slice(-3).map(({ label }) => label)).toEqual(["Rij 5", "Rij 5", "Tafel 26"]);
  expect(after.plan.groups.at(-3)?.seats[0]?.id).toBe("R5-A");
  expect(after.plan.groups.at(-2)?.seats[0]?.id).toBe("R5-K");
  expect(after.selection.size).toBe(3);
  expect(after.plan.groups.slice(0, -3)).toEqual(plan.groups);
});

test("deleting the last seat of a table deletes the table; the stage stays", () => {
  const plan = specificationHall();
  const chairs = group(select(plan), "T2")?.seats.map((_, index) => seatKey("T2", index)) ?? [];
  const after = remove().apply(select(plan, "stage", decorKey(0), ...chairs));
  expect(group(after, "T2")).toBeUndefined();
  expect(after.plan.decor).toHaveLength(plan.decor.length - 1);
  expect(after.plan.stage).toBe(plan.stage);
  expect(after.selection.size).toBe(0);
  const stageOnly = select(plan, "stage");
  expect(remove().apply(stageOnly)).toBe(stageOnly);
});

test("fields that hold no number, or too long a text, still make a plan that can be saved", () => {
  const plan = specificationHall();
  let drawing = setStage({ width: Number.NaN, x: Infinity, label: "P\n".repeat(99) }).apply(select(plan));
  drawing = setDecor(0, { height: -3, label: "x".repeat(99) }).apply(drawing);
  drawing = resizeDrawing(1e9, -1).apply(drawing);
  expect(drawing.plan).toMatchObject({ width: 20_000, height: 0, stage: { width: 0, x: 0 } });
  expect(drawing.plan.stage.label).toHaveLength(40);
  expect(drawing.plan.decor[0]?.label).toHaveLength(60);
  expect(drawing.plan.decor[0]?.height).toBe(0);
});

test("the next label counts on from the highest number", () => {
  expect(nextLabel(specificationHall().groups, "Tafel")).toBe("Tafel 26");
  expect(nextLabel([], "Loge")).toBe("Loge 1");
});
