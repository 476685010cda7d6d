import type { PlanDecor, PlanGroup, SeatKind } from "@podium/shared/contracts/hall-plan";
import { withIds } from "@podium/shared/halls/derive-ids";
import { type RowNumbering, rowNumbers } from "@podium/shared/halls/numbering";
import { type RowBlock, rowBlock } from "@podium/shared/halls/row-block";
import { type TableGrid, tableGrid } from "@podium/shared/halls/table";
import type { Point } from "#modules/editors/hall-editor/model/bounds.ts";
import { DECOR_WORDS, GROUP_WORDS, subjectOfGroups } from "#modules/editors/hall-editor/model/describe.ts";
import { type Command, decorKey, type Drawing, groupKey } from "#modules/editors/hall-editor/model/drawing.ts";
import { withPlan } from "#modules/editors/hall-editor/model/selected.ts";
import { oneLine, soundGroup, tenths, tidied } from "#modules/editors/hall-editor/model/sound-values.ts";

export function addRowBlock(block: RowBlock): Command {
  return {
    name: ({ plan }) => `${subjectOfGroups(rowBlock(block, around(plan)))} toegevoegd`,
    apply: (drawing) => withGroups(drawing, rowBlock(block, around(drawing.plan))),
  };
}

/** Adds tables in lines from the stage to the back, numbered on from the highest number in the plan. */
export function addTables(grid: Omit<TableGrid, "firstNumber">): Command {
  return {
    name: () =>
      (grid.tables === 1 ? GROUP_WORDS.table.one : `${grid.tables} ${GROUP_WORDS.table.many}`) + " toegevoegd",
    apply(drawing) {
      const firstNumber = nextNumber(drawing.plan.groups, grid.word);
      return withGroups(drawing, tableGrid({ ...grid, firstNumber }, around(drawing.plan)));
    },
  };
}

export interface Spot extends Point {
  readonly label: string;
  readonly seatLabel: string;
  readonly zone: string;
  readonly kind: SeatKind;
}

/** Adds a single place, such as one for a wheelchair: a group with one seat. */
export function addSpot({ label, seatLabel, zone, kind, ...at }: Spot): Command {
  return {
    name: () => `${GROUP_WORDS.spot.one} toegevoegd`,
    apply(drawing) {
      const point = { x: tenths(at.x), y: tenths(at.y) };
      const seat = { id: "", label: oneLine(seatLabel, 6), ...point, turn: 0, kind };
      const spot: PlanGroup = { id: "", kind: "spot", label: oneLine(label, 40), zone, ...point, seats: [seat] };
      return withGroups(drawing, withIds([spot], around(drawing.plan)));
    },
  };
}

/** Adds a decor on top of the others. @param decor its upper left corner and size */
export function addDecor(decor: PlanDecor): Command {
  return {
    name: () => `${DECOR_WORDS[decor.kind].one} toegevoegd`,
    apply(drawing) {
      const all = [...drawing.plan.decor, tidied(decor, 60)];
      return withPlan(drawing, { decor: all }, new Set([decorKey(all.length - 1)]));
    },
  };
}

/** Returns 'Rij 5' when the plan has up to 'Rij 4': labels that end in a number are continued. */
export function nextLabel(groups: readonly PlanGroup[], word: string): string {
  return `${word} ${nextNumber(groups, word)}`.trim();
}

export function nextNumber(groups: readonly PlanGroup[], word: string): number {
  const numbers = groups.flatMap(({ label }) => {
    const number = label.startsWith(`${word} `) ? Number(label.slice(word.length + 1)) : Number.NaN;
    return Number.isSafeInteger(number) ? [number] : [];
  });
  return Math.max(0, ...numbers) + 1;
}

/** Returns the number that continues the rows with this word: 5 after 'Rij 4', 7 (which is G) after 'Rij F'. */
export function nextRow(groups: readonly PlanGroup[], word: string, numbering: Omit<RowNumbering, "first">): number {
  if (numbering.as === "numbers") return nextNumber(groups, word);
  const marks = rowNumbers(MOST_LETTERS, { ...numbering, from: "front", first: 1 });
  const before = word === "" ? "" : `${word} `;
  const used = groups
    .filter(({ kind, label }) => kind === "row" && label.startsWith(before))
    .map(({ label }) => marks.indexOf(label.slice(before.length)) + 1);
  return Math.max(0, ...used) + 1;
}

/** Number of letter labels, from A to ZZ. */
const MOST_LETTERS = 702;

function withGroups(drawing: Drawing, groups: readonly PlanGroup[]): Drawing {
  if (groups.length === 0) return drawing;
  const all = [...drawing.plan.groups, ...groups.map(soundGroup)];
  return withPlan(drawing, { groups: all }, new Set(groups.map(({ id }) => groupKey(id))));
}

function around(plan: Drawing["plan"]): { others: PlanGroup[]; zones: Drawing["plan"]["zones"] } {
  return { others: plan.groups, zones: plan.zones };
}
