import type { PlanDecor, PlanGroup, PlanSeat } from "@podium/shared/contracts/hall-plan";
import { boundsOf, middleOf, type Point } from "#modules/editors/hall-editor/model/bounds.ts";
import { subject } from "#modules/editors/hall-editor/model/describe.ts";
import type { Command, Drawing } from "#modules/editors/hall-editor/model/drawing.ts";
import { frameOf, rowsOf } from "#modules/editors/hall-editor/model/rows.ts";
import { mapSelected, sortSelection } from "#modules/editors/hall-editor/model/selected.ts";
import { degrees, tenths } from "#modules/editors/hall-editor/model/sound-values.ts";
import { renamed } from "./names.ts";

/** `across`: left becomes right; `down`: front becomes back. */
export type MirrorDirection = "across" | "down";

/** @param numbering `follows`: labels move with their seats; `stays`: labels keep their reading order on the drawing */
export function mirror(direction: MirrorDirection, numbering: "follows" | "stays"): Command {
  return {
    name: (drawing) => `${subject(drawing)} gespiegeld`,
    apply(drawing) {
      const bounds = boundsOf(drawing.plan, drawing.selection);
      if (!bounds) return drawing;
      const after = mirrored(drawing, middleOf(bounds), direction);
      return numbering === "follows" ? after : withNamesOf(drawing, after, direction);
    },
  };
}

function mirrored(drawing: Drawing, axis: Point, direction: MirrorDirection): Drawing {
  const isAcross = direction === "across";
  const point = ({ x, y }: Point): Point =>
    isAcross ? { x: tenths(2 * axis.x - x), y } : { x, y: tenths(2 * axis.y - y) };
  // Chairs that faced the stage still do: a row mirrored down bends the other way, but is not turned around.
  const seat = (each: PlanSeat): PlanSeat => ({ ...each, ...point(each), turn: degrees(-each.turn) });
  const chair = (each: PlanSeat): PlanSeat => ({
    ...each,
    ...point(each),
    turn: degrees(isAcross ? -each.turn : 180 - each.turn),
  });
  const group = (each: PlanGroup): PlanGroup => ({
    ...each,
    ...point(each),
    ...(each.turn !== undefined && { turn: degrees(-each.turn) }),
    seats: each.seats.map(each.kind === "table" ? chair : seat),
  });
  const corner = <T extends Point & { width: number; height: number }>(each: T): T => {
    const middle = point({ x: each.x + each.width / 2, y: each.y + each.height / 2 });
    return { ...each, x: tenths(middle.x - each.width / 2), y: tenths(middle.y - each.height / 2) };
  };
  const decor = (each: PlanDecor): PlanDecor => ({
    ...corner(each),
    ...(each.turn !== undefined && { turn: degrees(-each.turn) }),
    ...(each.bend !== undefined && !isAcross && { bend: -each.bend }),
  });
  return mapSelected(drawing, {
    group,
    seat: (each, of) => (of.kind === "table" ? chair(each) : seat(each)),
    decor,
    stage: corner,
  });
}

/** Returns the mirrored drawing with the labels in their former order. */
function withNamesOf(before: Drawing, after: Drawing, direction: MirrorDirection): Drawing {
  const chosen = sortSelection(before.selection).groups;
  const selected = ({ plan }: Drawing): PlanGroup[] => plan.groups.filter(({ id }) => chosen.has(id));
  const [was, is] = [selected(before), selected(after)];
  const labels = direction === "down" ? rowLabels(was, is) : new Map<string, string>();
  const seats = direction === "across" ? rowSeatLabels(was, is) : new Map<PlanSeat, string>();
  return renamed(after, (group) => {
    const label = labels.get(group.id) ?? group.label;
    if (!chosen.has(group.id)) return group;
    if (group.kind === "table") return { ...group, label, seats: turnedRound(group.seats) };
    const own = group.seats.map((seat) => ({ ...seat, label: seats.get(seat) ?? seat.label }));
    return { ...group, label, seats: direction === "across" && group.kind === "row" ? own.toReversed() : own };
  });
}

/** Keeps the direction of counting around a table: the labels change places, the chairs do not. */
function turnedRound(seats: readonly PlanSeat[]): PlanSeat[] {
  return seats.toReversed().map((seat, index) => ({ ...seat, label: seats[index]?.label ?? seat.label }));
}

/** Maps the block ids of each row to the label of the row that was at this position, counted from the stage. */
function rowLabels(was: readonly PlanGroup[], is: readonly PlanGroup[]): Map<string, string> {
  const [before, after] = [rowsOf(was, frameOf(was)), rowsOf(is, frameOf(is))];
  return new Map(
    after.flatMap(({ blocks }, index) =>
      blocks.map((block): [string, string] => [block.id, before[index]?.blocks[0]?.label ?? block.label]),
    ),
  );
}

/** Maps each seat to the label that was at this position in its row, counted from the left. */
function rowSeatLabels(was: readonly PlanGroup[], is: readonly PlanGroup[]): Map<PlanSeat, string> {
  const before = new Map(
    rowsOf(was, frameOf(was)).map((row) => [
      row.blocks
        .map(({ id }) => id)
        .toSorted()
        .join(),
      row,
    ]),
  );
  const labels = new Map<PlanSeat, string>();
  for (const row of rowsOf(is, frameOf(is))) {
    const same = before.get(
      row.blocks
        .map(({ id }) => id)
        .toSorted()
        .join(),
    );
    for (const [index, { seat }] of row.seats.entries()) labels.set(seat, same?.seats[index]?.seat.label ?? seat.label);
  }
  return labels;
}
