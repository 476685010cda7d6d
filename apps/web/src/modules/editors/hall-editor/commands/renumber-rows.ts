import type { PlanGroup } from "@podium/shared/contracts/hall-plan";
import { type RowNumbering, rowNumbers } from "@podium/shared/halls/numbering";
import type { Act, Drawing } from "#modules/editors/hall-editor/model/drawing.ts";
import { frameOf, rowsOf } from "#modules/editors/hall-editor/model/rows.ts";
import { subjectOfGroups } from "#modules/editors/hall-editor/model/subject.ts";
import { renamed } from "./names.ts";
import { sortSelection, withPlan } from "#modules/editors/hall-editor/model/selected.ts";
import { oneLine } from "#modules/editors/hall-editor/model/sound-values.ts";

export interface NewRowNumbers extends RowNumbering {
  /** 'Rij' in 'Rij 2'; when left out, each row keeps its word. */
  readonly word?: string;
}

/**
 * Renumbers the selected rows from the stage to the back (or the other way). Selected tables and single places are
 * numbered separately, line by line from left to right. Reorders the list of groups likewise.
 */
export function renumberRows({ word, ...numbering }: NewRowNumbers): Act {
  return {
    name: (drawing) => `${subjectOfGroups(selectedGroups(drawing))} hernummerd`,
    apply(drawing) {
      const selected = selectedGroups(drawing);
      const labels = new Map<PlanGroup, string>();
      const order: PlanGroup[] = [];
      for (const inOrder of lines(selected)) {
        const numbers = rowNumbers(inOrder.length, numbering);
        const numbered = inOrder.map((groups, index) => ({ groups, number: numbers[index] ?? "" }));
        for (const { groups, number } of numbering.from === "back" ? numbered.toReversed() : numbered) {
          order.push(...groups);
          for (const group of groups) labels.set(group, oneLine(`${word ?? wordOf(group.label)} ${number}`.trim(), 40));
        }
      }
      return renamed(inOrderOf(drawing, order), (group) => {
        const label = labels.get(group) ?? group.label;
        return label === group.label ? group : { ...group, label };
      });
    },
  };
}

function selectedGroups({ plan, selection }: Drawing): PlanGroup[] {
  const { groups, seats } = sortSelection(selection);
  return plan.groups.filter(({ id }) => groups.has(id) || seats.has(id));
}

/** Returns the groups to number, by kind, from the stage to the back: blocks of a row together, tables one by one. */
function lines(groups: readonly PlanGroup[]): PlanGroup[][][] {
  const rows = rowsOf(groups, frameOf(groups)).map(({ blocks }) => [...blocks]);
  const tables = readAlong(groups.filter(({ kind }) => kind === "table"));
  const spots = readAlong(groups.filter(({ kind }) => kind === "spot"));
  return [rows, tables.map((group) => [group]), spots.map((group) => [group])];
}

/** Sorts groups in reading order: lines from top to bottom, each from left to right. Half a table lower is in line. */
function readAlong(groups: readonly PlanGroup[]): PlanGroup[] {
  const found: { y: number; groups: PlanGroup[] }[] = [];
  for (const group of groups.toSorted((a, b) => a.y - b.y)) {
    const line = found.at(-1);
    if (line && group.y - line.y < SAME_LINE) line.groups.push(group);
    else found.push({ y: group.y, groups: [group] });
  }
  return found.flatMap((line) => line.groups.toSorted((a, b) => a.x - b.x));
}

const SAME_LINE = 50;

/** 'Rij' of 'Rij 2', 'Balkon rij' of 'Balkon rij C'. */
function wordOf(label: string): string {
  return label.replace(/\s+(\d+|[A-Z]{1,2})$/, "");
}

/** Puts the given groups in the given order, in the list positions that they occupied. */
function inOrderOf(drawing: Drawing, order: readonly PlanGroup[]): Drawing {
  const { groups } = drawing.plan;
  const moving = new Set(order);
  let next = 0;
  const after = groups.map((group) => (moving.has(group) ? (order[next++] ?? group) : group));
  return after.every((group, index) => group === groups[index]) ? drawing : withPlan(drawing, { groups: after });
}
