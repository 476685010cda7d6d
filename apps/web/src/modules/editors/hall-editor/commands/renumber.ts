import type { PlanGroup, PlanSeat } from "@podium/shared/contracts/hall-plan";
import { type RowNumbering, rowNumbers, type SeatNumbering, seatNumbers } from "@podium/shared/halls/numbering";
import { subjectOfGroups } from "#modules/editors/hall-editor/model/describe.ts";
import {
  type Command,
  type Drawing,
  groupKey,
  seatKey,
  type Selection,
} from "#modules/editors/hall-editor/model/drawing.ts";
import { type FramedSeat, frameOf, rowsOf } from "#modules/editors/hall-editor/model/rows.ts";
import { type Selected, sortSelection, withPlan } from "#modules/editors/hall-editor/model/selected.ts";
import { oneLine } from "#modules/editors/hall-editor/model/sound-values.ts";
import { renamed } from "./names.ts";

interface NewRowNumbers extends RowNumbering {
  /** 'Rij' in 'Rij 2'; when left out, each row keeps its word. */
  readonly word?: string;
}

/** From the stage to the back, or the other way; tables and single places separately. Reorders the groups likewise. */
export function renumberRows({ word, ...numbering }: NewRowNumbers): Command {
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

/** Across all selected blocks of a row, and around tables. With single seats selected, only those. Seat ids follow. */
export function renumberSeats(numbering: SeatNumbering): Command {
  return {
    name: () => "Stoelen hernummerd",
    apply(drawing) {
      const chosen = sortSelection(drawing.selection);
      const selected = drawing.plan.groups.filter(({ id }) => chosen.groups.has(id) || chosen.seats.has(id));
      const labels = new Map<PlanSeat, string>();
      const frame = frameOf(selected);
      for (const { seats } of rowsOf(selected, frame)) labelSeats(labels, ownSeats(seats, chosen), numbering);
      for (const group of selected) {
        if (group.kind === "row") continue;
        const places = chosen.seats.get(group.id);
        labelSeats(
          labels,
          group.seats.filter((_, index) => !places || places.has(index)).map((seat) => ({ seat })),
          numbering,
        );
      }
      const after = renamed(drawing, (group) => relabelled(group, labels, numbering));
      return { ...after, selection: followed(drawing, after) };
    },
  };
}

function ownSeats(seats: readonly FramedSeat[], chosen: Selected): FramedSeat[] {
  return seats.filter(({ group, index }) => {
    const places = chosen.seats.get(group.id);
    return !places || places.has(index);
  });
}

function labelSeats(
  labels: Map<PlanSeat, string>,
  seats: readonly { seat: PlanSeat }[],
  numbering: SeatNumbering,
): void {
  const names = seatNumbers(seats.length, numbering);
  for (const [index, { seat }] of seats.entries()) labels.set(seat, names[index] ?? seat.label);
}

/** Lists a row in the order of its numbers, so that labels of neighbours read as a range. */
function relabelled(group: PlanGroup, labels: ReadonlyMap<PlanSeat, string>, { from }: SeatNumbering): PlanGroup {
  if (!group.seats.some((seat) => labels.has(seat))) return group;
  const isWholeRow = group.kind === "row" && group.seats.every((seat) => labels.has(seat));
  const inLine = isWholeRow ? lineUp(group, from) : group.seats;
  const seats = inLine.map((seat) => {
    const wanted = labels.get(seat) ?? seat.label;
    return wanted === seat.label ? seat : { ...seat, label: wanted };
  });
  return seats.every((seat, index) => seat === group.seats[index]) ? group : { ...group, seats };
}

function lineUp(group: PlanGroup, from: SeatNumbering["from"]): PlanSeat[] {
  const frame = frameOf([group]);
  const sorted = group.seats.toSorted((a, b) => frame.to(a).x - frame.to(b).x);
  return from === "right" ? sorted.toReversed() : sorted;
}

/** Finds the selected seats by their position, as their index in the list may have changed. */
function followed(before: Drawing, after: Drawing): Selection {
  if (before.plan === after.plan) return before.selection;
  const { groups, seats, decor, stage } = sortSelection(before.selection);
  const keys = new Set([...before.selection].filter((key) => !key.startsWith("seat:")));
  if (seats.size === 0) return groups.size + decor.size === 0 && !stage ? before.selection : keys;
  for (const [index, group] of before.plan.groups.entries()) {
    const own = after.plan.groups[index];
    for (const place of seats.get(group.id) ?? []) {
      const seat = group.seats[place];
      const now = own?.seats.findIndex(({ x, y }) => x === seat?.x && y === seat.y) ?? -1;
      if (now !== -1) keys.add(seatKey(group.id, now));
    }
  }
  return keys.size > 0 ? keys : new Set([...seats.keys()].map(groupKey));
}
