import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { emptyHall } from "@podium/shared/halls/drafts";
import { findFaults } from "@podium/shared/halls/faults";
import { USUAL_ROWS } from "@podium/shared/halls/numbering";
import { USUAL_ROW_BLOCK } from "@podium/shared/halls/row-block";
import { expect, test } from "vitest";
import { placesOf } from "#entities/halls/all-halls.ts";
import { handlesFor } from "#modules/editors/hall-editor/canvas/gestures/handles.ts";
import { publishChanges } from "#modules/editors/hall-editor/dialogs/publish-changes.ts";
import { boundsOf } from "#modules/editors/hall-editor/model/bounds.ts";
import { describe, zoneCounts } from "#modules/editors/hall-editor/model/describe.ts";
import { type Drawing, groupKey, NOTHING } from "#modules/editors/hall-editor/model/drawing.ts";
import { elementAt, elementsInBox } from "#modules/editors/hall-editor/model/hit.ts";
import { repairDraft } from "#modules/editors/hall-editor/model/sound-values.ts";
import { addRowBlock } from "./add.ts";
import { addArea, setAreas, setAreaShape } from "./areas.ts";
import { copied, pasted } from "./clipboard.ts";
import { duplicate } from "./copies.ts";
import { mirror } from "./mirror.ts";
import { move, rotate } from "./move.ts";
import { renameGroups } from "./names.ts";
import { remove } from "./remove.ts";
import { renumberRows, renumberSeats } from "./renumber.ts";

const area = { label: "Staanplaats", zone: "zaal", x: 600, y: 400, width: 400, height: 200, capacity: 4000 };
const start: Drawing = { plan: emptyHall("Zaal"), selection: NOTHING };
const drawn = addArea(area).apply(start);
const idsOf = ({ plan }: Drawing) => plan.groups.map(({ id }) => id);
const only = ({ plan }: Drawing) => plan.groups.at(-1);
const select = (plan: HallPlan, ...ids: string[]): Drawing => ({ plan, selection: new Set(ids.map(groupKey)) });

test("an area is added with a short id of its own, selected, counted and without faults", () => {
  expect(idsOf(drawn)).toEqual(["S"]);
  expect([...drawn.selection]).toEqual([groupKey("S")]);
  expect(findFaults(drawn.plan)).toEqual([]);
  expect(placesOf(drawn.plan)).toBe(4000);
  expect(zoneCounts(drawn.plan)[0]?.seats).toBe(4000);
  expect(describe(drawn.plan, groupKey("S"))).toBe("Staanplaats, 4.000 plaatsen, zone Zaal");
});

test("a second area, a copy and a pasted one get other names and ids, which publishing accepts", () => {
  const second = addArea({ ...area, y: 700 }).apply(drawn);
  expect(only(second)).toMatchObject({ id: "S2", label: "Staanplaats 2" });
  const copy = duplicate(0, 32).apply(second);
  const pasting = pasted(copied(copy) ?? "");
  if (!("command" in pasting)) throw new Error(pasting.refusal);
  const all = pasting.command.apply(copy);
  expect(new Set(idsOf(all)).size).toBe(4);
  expect(findFaults(all.plan)).toEqual([]);
});

test("a row never gets the code of an area, nor an area that of a row", () => {
  const rows = { ...USUAL_ROW_BLOCK, rows: 2, word: "S", zone: "zaal", x: 600, y: 700 };
  const after = addArea(area).apply(addRowBlock(rows).apply(drawn));
  const codes = after.plan.groups.flatMap(({ kind, id, seats }) =>
    kind === "area" ? [id] : [seats[0]?.id.split("-")[0] ?? ""],
  );
  expect(new Set(codes).size).toBe(codes.length);
  const named = renameGroups([after.plan.groups[1]?.id ?? ""], "S").apply(after);
  expect(findFaults(named.plan)).toEqual([]);
});

test("an area is moved, turned, mirrored, resized and removed like any other part", () => {
  const turned = rotate(30).apply(move(10, -5).apply(drawn));
  expect(only(turned)).toMatchObject({ x: 610, y: 395, turn: 30 });
  expect(only(mirror("across", "stays").apply(turned))).toMatchObject({ x: 610, turn: -30 });
  const wider = setAreaShape("S", { x: 400, y: 300, width: 500, height: 100 }).apply(drawn);
  expect(boundsOf(wider.plan, wider.selection)).toEqual({ left: 400, top: 300, right: 900, bottom: 400 });
  expect(handlesFor(wider.plan, wider.selection).filter(({ look }) => look === "resize")).toHaveLength(8);
  expect(only(setAreas(["S"], { capacity: 70_000 }).apply(drawn))?.capacity).toBe(20_000);
  expect(idsOf(remove().apply(drawn))).toEqual([]);
});

test("an area lies below chairs and above the floor for who points, and is in a box that holds all of it", () => {
  const rows = { ...USUAL_ROW_BLOCK, rows: 1, seats: 1, aislesAfter: [], zone: "zaal", x: 600, y: 400 };
  const { plan } = addRowBlock(rows).apply(drawn);
  const [, row] = plan.groups;
  expect(elementAt(plan, { x: row?.x ?? 0, y: row?.y ?? 0 })).toBe(groupKey(row?.id ?? ""));
  expect(elementAt(plan, { x: 450, y: 320 })).toBe(groupKey("S"));
  expect(elementAt(plan, { x: 390, y: 320 })).toBeNull();
  expect(elementsInBox(plan, { left: 390, top: 290, right: 700, bottom: 510 }).has(groupKey("S"))).toBe(false);
  expect(elementsInBox(plan, { left: 390, top: 290, right: 810, bottom: 510 }).has(groupKey("S"))).toBe(true);
});

test("numbering leaves areas as they are", () => {
  const { plan } = addRowBlock({ ...USUAL_ROW_BLOCK, rows: 2, zone: "zaal", x: 600, y: 700 }).apply(drawn);
  const all = select(plan, ...plan.groups.map(({ id }) => id));
  const after = renumberSeats({ as: "letters", first: 1, from: "left", step: "all", withoutIO: false }).apply(
    renumberRows({ ...USUAL_ROWS, word: "Loge" }).apply(all),
  );
  expect(after.plan.groups[0]).toEqual(plan.groups[0]);
  expect(after.plan.groups.slice(1).every(({ label }) => label.startsWith("Loge"))).toBe(true);
});

test("publishing counts the places that a larger area adds, and those that move along", () => {
  const larger = setAreas(["S"], { capacity: 4100 }).apply(drawn);
  expect(publishChanges(drawn.plan, larger.plan)).toEqual({ added: 100, removed: 0, changed: 0 });
  expect(publishChanges(drawn.plan, move(5, 0).apply(drawn).plan).changed).toBe(4000);
});

test("a draft with two areas of one id gets an id that publishing accepts", () => {
  const twice = { ...drawn.plan, groups: [...drawn.plan.groups, { ...drawn.plan.groups[0], label: "Vloer", y: 700 }] };
  const { plan, notices } = repairDraft(twice as HallPlan);
  expect(notices).toHaveLength(1);
  expect(findFaults(plan)).toEqual([]);
});
