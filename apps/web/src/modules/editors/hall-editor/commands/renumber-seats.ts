import type { PlanGroup, PlanSeat } from "@podium/shared/contracts/hall-plan";
import { type SeatNumbering, seatNumbers } from "@podium/shared/halls/numbering";
import {
  type Act,
  type Drawing,
  groupKey,
  seatKey,
  type Selection,
} from "#modules/editors/hall-editor/model/drawing.ts";
import { type FramedSeat, frameOf, rowsOf } from "#modules/editors/hall-editor/model/rows.ts";
import { type Selected, sortSelection } from "#modules/editors/hall-editor/model/selected.ts";
import { renamed } from "./names.ts";

/**
 * Renumbers the seats of the selected rows, across all their selected blocks, and the chairs of tables around the
 * table. If single seats are selected, only those. Seat ids follow.
 */
export function renumberSeats(numbering: SeatNumbering): Act {
  return {
    name: () => "Stoelen hernummerd",
    apply(drawing) {
      const chosen = sortSelection(drawing.selection);
      const selected = drawing.plan.groups.filter(({ id }) => chosen.groups.has(id) || chosen.seats.has(id));
      const labels = new Map<PlanSeat, string>();
      const frame = frameOf(selected);
      for (const { seats } of rowsOf(selected, frame)) label(labels, ownSeats(seats, chosen), numbering);
      for (const group of selected) {
        if (group.kind === "row") continue;
        const places = chosen.seats.get(group.id);
        label(
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

function label(labels: Map<PlanSeat, string>, seats: readonly { seat: PlanSeat }[], numbering: SeatNumbering): void {
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
