import type { PlanDecor, PlanGroup, SeatKind } from "@podium/shared/contracts/hall-plan";
import { withIds } from "@podium/shared/halls/derive-ids";
import { type RowNumbering, rowNumbers } from "@podium/shared/halls/numbering";
import { type RowBlock, rowBlock } from "@podium/shared/halls/row-block";
import { type TableGrid, tableGrid } from "@podium/shared/halls/table-grid";
import type { Point } from "../bounds.ts";
import { type Act, decorKey, type Drawing, groupKey } from "../drawing.ts";
import { DECOR_WORDS, GROUP_WORDS, subjectOfGroups } from "../subject.ts";
import { withPlan } from "./selected.ts";
import { oneLine, soundGroup, tenths, tidied } from "./sound-values.ts";

/** Adds rows around a middle, and selects them; their numbers are as the block says. */
export function addRowBlock(block: RowBlock): Act {
  return {
    name: ({ plan }) => `${subjectOfGroups(rowBlock(block, around(plan)))} toegevoegd`,
    apply: (drawing) => withGroups(drawing, rowBlock(block, around(drawing.plan))),
  };
}

/** Tables in lines from the stage to the back; their numbers go on from the highest one in the plan. */
export function addTables(grid: Omit<TableGrid, "firstNumber">): Act {
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

/** A single place, such as one for a wheelchair: a group of its own. */
export function addSpot({ label, seatLabel, zone, kind, ...at }: Spot): Act {
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

/** @param decor its upper left corner and size; on top of the others */
export function addDecor(decor: PlanDecor): Act {
  return {
    name: () => `${DECOR_WORDS[decor.kind].one} toegevoegd`,
    apply(drawing) {
      const all = [...drawing.plan.decor, tidied(decor, 60)];
      return withPlan(drawing, { decor: all }, new Set([decorKey(all.length - 1)]));
    },
  };
}

/** 'Rij 5' where the plan has up to 'Rij 4': labels that end in a number are counted on. */
export function nextLabel(groups: readonly PlanGroup[], word: string): string {
  return `${word} ${nextNumber(groups, word)}`.trim();
}

/** One more than the highest number of a group called by that word. */
export function nextNumber(groups: readonly PlanGroup[], word: string): number {
  const numbers = groups.flatMap(({ label }) => {
    const number = label.startsWith(`${word} `) ? Number(label.slice(word.length + 1)) : Number.NaN;
    return Number.isSafeInteger(number) ? [number] : [];
  });
  return Math.max(0, ...numbers) + 1;
}

/** The first sign of rows that go on from those called by that word: 5 after 'Rij 4', 7 (which is G) after 'Rij F'. */
export function nextRow(groups: readonly PlanGroup[], word: string, numbering: Omit<RowNumbering, "first">): number {
  if (numbering.as === "numbers") return nextNumber(groups, word);
  const marks = rowNumbers(MOST_LETTERS, { ...numbering, from: "front", first: 1 });
  const before = word === "" ? "" : `${word} `;
  const used = groups
    .filter(({ kind, label }) => kind === "row" && label.startsWith(before))
    .map(({ label }) => marks.indexOf(label.slice(before.length)) + 1);
  return Math.max(0, ...used) + 1;
}

/** A to ZZ. */
const MOST_LETTERS = 702;

/** Adds groups behind the others and selects them. */
function withGroups(drawing: Drawing, groups: readonly PlanGroup[]): Drawing {
  if (groups.length === 0) return drawing;
  const all = [...drawing.plan.groups, ...groups.map(soundGroup)];
  return withPlan(drawing, { groups: all }, new Set(groups.map(({ id }) => groupKey(id))));
}

function around(plan: Drawing["plan"]): { others: PlanGroup[]; zones: Drawing["plan"]["zones"] } {
  return { others: plan.groups, zones: plan.zones };
}
