import { type HallPlan, hallPlanSchema, type SeatKind } from "@podium/shared/contracts/hall-plan";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { USUAL_ROW_BLOCK } from "@podium/shared/halls/row-block";
import { isSeatId } from "@podium/shared/halls/seat-id";
import { ALL_SIDES } from "@podium/shared/halls/table";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createStore } from "#platform/state.ts";
import { addDecor, addRowBlock, addSpot, addTables } from "./add.ts";
import { align, distribute } from "./arrange.ts";
import { mergeBlocks, splitRows } from "./blocks.ts";
import { duplicate } from "./copies.ts";
import { resizeDrawing, setDecor, setStage } from "./hall.ts";
import { setKind } from "./kinds.ts";
import { mirror } from "./mirror.ts";
import { move, rotate } from "./move.ts";
import { renameGroups, renameSeat } from "./names.ts";
import { reorder } from "./order.ts";
import { trimDrawing } from "./paper.ts";
import { remove } from "./remove.ts";
import { renumberRows, renumberSeats } from "./renumber.ts";
import { setRowLength, setRowShape } from "./row-shape.ts";
import { reshapeTables } from "./tables.ts";
import { addZone, removeZone, renameZone, reorderZone, setZone } from "./zones.ts";
import { copied, pasted } from "./clipboard.ts";
import {
  type Command,
  decorKey,
  type ElementKey,
  groupKey,
  seatKey,
  type Selection,
} from "#modules/editors/hall-editor/model/drawing.ts";
import { createEditor } from "#modules/editors/hall-editor/state/editor.ts";

/** Numbers that a field or a pointer may produce, including nonsense. */
const anyNumber = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -500, max: 1500 }) },
  { weight: 1, arbitrary: fc.double() },
);
const anyCount = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constantFrom(0, -1, 2.5, Number.NaN));
const anyLabel = fc.oneof(
  fc.constantFrom("Rij 1", "Rij 2", "Tafel 4", "Loge 3", "", "Ëen\nrij", "<b>", "A", "12", "Balkon rij AA"),
  fc.string({ maxLength: 60, unit: "binary" }),
);
const place = fc.nat();
const seatNumbering = fc.record({
  as: fc.constantFrom("numbers" as const, "letters" as const),
  from: fc.constantFrom("left" as const, "right" as const, "middle" as const),
  step: fc.constantFrom("all" as const, "odd" as const, "even" as const),
  first: anyNumber,
  withoutIO: fc.boolean(),
});
const rowNumbering = fc.record({
  as: fc.constantFrom("numbers" as const, "letters" as const),
  from: fc.constantFrom("front" as const, "back" as const),
  first: anyCount,
  withoutIO: fc.boolean(),
});
const tableForm = fc.record({
  shape: fc.constantFrom("round" as const, "square" as const, "long" as const),
  chairs: anyCount,
  sides: fc.subarray([...ALL_SIDES]),
});
const point = fc.record({ x: anyNumber, y: anyNumber });
const zone = fc.constantFrom("zaal", "balkon", "nergens");
const decor = fc.record({
  kind: fc.constantFrom("aisle" as const, "rail" as const, "bar" as const, "text" as const),
  x: anyNumber,
  y: anyNumber,
  width: anyNumber,
  height: anyNumber,
  label: anyLabel,
});

/** Makes a command for a plan: some commands refer to its groups. */
type MakeCommand = (plan: HallPlan) => Command;

const anyCommand: fc.Arbitrary<MakeCommand> = fc.oneof(
  fc.tuple(anyNumber, anyNumber).map(([dx, dy]) => always(move(dx, dy))),
  anyNumber.map((angle) => always(rotate(angle))),
  fc.constantFrom("left", "centre", "right", "top", "middle", "bottom").map((edge) => always(align(edge))),
  fc.constantFrom("across", "down").map((direction) => always(distribute(direction))),
  fc
    .tuple(fc.constantFrom("across", "down"), fc.constantFrom("follows", "stays"))
    .map(([direction, numbering]) => always(mirror(direction, numbering))),
  fc.constant(always(duplicate())),
  fc.constant(always(remove())),
  fc.constant(always(trimDrawing())),
  fc.tuple(place, fc.integer({ min: -3, max: 3 })).map(
    ([at, by]) =>
      (plan: HallPlan) =>
        reorder(groupKey(groupAt(plan, at)), by),
  ),
  fc.tuple(place, place).map(
    ([at, seat]) =>
      (plan: HallPlan) =>
        reorder(seatKey(groupAt(plan, at), seat % 9), 1),
  ),
  zone.map((id) => always(setZone(id))),
  fc.constantFrom<SeatKind>("seat", "wheelchair", "companion", "restricted").map((kind) => always(setKind(kind))),
  seatNumbering.map((numbering) => always(renumberSeats(numbering))),
  rowNumbering.map((numbering) => always(renumberRows(numbering))),
  fc.tuple(rowNumbering, anyLabel).map(([numbering, word]) => always(renumberRows({ ...numbering, word }))),
  fc.tuple(place, anyLabel).map(
    ([at, label]) =>
      (plan: HallPlan) =>
        renameGroups([groupAt(plan, at), groupAt(plan, at + 1)], label),
  ),
  fc.tuple(place, place, anyLabel).map(([at, seat, label]) => (plan: HallPlan) => {
    return renameSeat(groupAt(plan, at), seat % 12, label);
  }),
  fc.tuple(fc.array(anyCount), anyNumber).map(([after, width]) => always(splitRows(after, width))),
  fc.constant(always(mergeBlocks())),
  anyCount.map((chairs) => always(setRowLength(chairs))),
  fc
    .record(
      { seatPitch: anyNumber, aisleWidth: anyNumber, rowPitch: anyNumber, curve: anyNumber, slant: anyNumber },
      { requiredKeys: [] },
    )
    .map((shape) => always(setRowShape(shape))),
  tableForm.map((form) => always(reshapeTables(form))),
  fc.tuple(tableForm, point).map(([form, at]) =>
    always(
      addTables({
        ...form,
        ...at,
        word: "Tafel",
        zone: "zaal",
        chairLabels: "numbers",
        columns: 3,
        tables: 7,
        aisleWidth: 60,
        gap: 20,
      }),
    ),
  ),
  fc.tuple(seatNumbering, rowNumbering, anyCount, point).map(([seats, rows, count, at]) =>
    always(
      addRowBlock({
        ...USUAL_ROW_BLOCK,
        ...at,
        zone: "balkon",
        seats: count,
        aislesAfter: [5],
        seatNumbering: seats,
        rowNumbering: rows,
      }),
    ),
  ),
  fc
    .tuple(anyLabel, anyLabel, point)
    .map(([label, seatLabel, at]) => always(addSpot({ ...at, label, seatLabel, zone: "zaal", kind: "wheelchair" }))),
  decor.map((each) => always(addDecor(each))),
  fc
    .tuple(fc.nat(5), fc.record({ x: anyNumber, width: anyNumber, label: anyLabel }))
    .map(([at, part]) => always(setDecor(at, part))),
  fc.record({ x: anyNumber, height: anyNumber, label: anyLabel }).map((part) => always(setStage(part))),
  fc.tuple(anyNumber, anyNumber).map(([width, height]) => always(resizeDrawing(width, height))),
  anyLabel.map((name) => always(addZone(name))),
  fc.tuple(zone, anyLabel).map(([id, name]) => always(renameZone(id, name))),
  fc.tuple(zone, zone).map(([id, to]) => always(removeZone(id, to))),
  fc.tuple(zone, fc.integer({ min: -3, max: 3 })).map(([id, by]) => always(reorderZone(id, by))),
  fc.tuple(place, fc.option(point, { nil: undefined })).map(([at, to]) => (plan: HallPlan) => {
    const text = copied({ plan, selection: new Set([groupKey(groupAt(plan, at)), decorKey(0)]) });
    const clip = pasted(text ?? "", to);
    return "command" in clip ? clip.command : move(0, 0);
  }),
);

/** Groups, seats, decor and the stage, including some that do not exist. */
const anySelection: fc.Arbitrary<(plan: HallPlan) => Selection> = fc
  .array(fc.tuple(fc.constantFrom("group", "group", "group", "seat", "decor", "stage"), place, place), { maxLength: 6 })
  .map(
    (picks) => (plan) =>
      new Set(
        picks.map(([type, at, inner]): ElementKey => {
          if (type === "group") return groupKey(groupAt(plan, at));
          if (type === "seat") return seatKey(groupAt(plan, at), inner % 12);
          return type === "decor" ? decorKey(inner % 6) : "stage";
        }),
      ),
  );

test("any sequence of commands, undone wholly, is the first plan, and redone the last; what is drawn can be saved", () => {
  const step = fc.record({ command: anyCommand, selection: anySelection });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 10 }), (steps) => {
      const first = specificationHall();
      const editor = createEditor(first, createStore());
      for (const { command, selection } of steps) {
        editor.select(selection(editor.state().plan));
        editor.run(command(editor.state().plan));
        expectSound(editor.state().plan);
      }
      const last = editor.state().plan;
      while (editor.state().past) editor.undo();
      expect(editor.state().plan).toBe(first);
      while (editor.state().future) editor.redo();
      expect(editor.state().plan).toBe(last);
    }),
    { numRuns: Number(process.env.RUNS ?? 150) },
  );
});

/** Expects unique, well-formed ids and a plan that the API accepts as a draft. */
function expectSound(plan: HallPlan): void {
  const groupIds = plan.groups.map(({ id }) => id);
  expect(groupIds).toHaveLength(new Set(groupIds).size);
  const seatIds = plan.groups.flatMap(({ seats }) => seats.map(({ id }) => id));
  expect(seatIds).toHaveLength(new Set(seatIds).size);
  expect(seatIds.filter((id) => !isSeatId(id))).toEqual([]);
  expect(hallPlanSchema.parse(plan)).toEqual(plan);
}

function groupAt(plan: HallPlan, at: number): string {
  return plan.groups[at % Math.max(1, plan.groups.length)]?.id ?? "";
}

function always(command: Command): MakeCommand {
  return () => command;
}
