import type { PlanDecor, PlanGroup, PlanSeat } from "@podium/shared/contracts/hall-plan";
import { boundsOf, middleOf, type Point } from "#modules/editors/hall-editor/model/bounds.ts";
import { subject } from "#modules/editors/hall-editor/model/describe.ts";
import type { Command } from "#modules/editors/hall-editor/model/drawing.ts";
import { type Changes, mapSelected } from "#modules/editors/hall-editor/model/selected.ts";
import { degrees, tenths } from "#modules/editors/hall-editor/model/sound-values.ts";

/** Moves the selection. Units of the drawing. */
export function move(dx: number, dy: number): Command {
  return {
    name: (drawing) => `${subject(drawing)} verplaatst`,
    apply: (drawing) => (dx === 0 && dy === 0 ? drawing : mapSelected(drawing, moved(dx, dy))),
  };
}

/** Turns the selection around the middle of its bounds, chairs included. Degrees, clockwise. */
export function rotate(angle: number): Command {
  return {
    name: (drawing) => `${subject(drawing)} gedraaid`,
    apply(drawing) {
      const bounds = boundsOf(drawing.plan, drawing.selection);
      const isWhole = !Number.isFinite(angle) || angle % 360 === 0;
      return bounds && !isWhole ? mapSelected(drawing, turned(middleOf(bounds), angle)) : drawing;
    },
  };
}

export function moved(dx: number, dy: number): Required<Changes> {
  const shift = <T extends Point>(thing: T): T => ({ ...thing, x: tenths(thing.x + dx), y: tenths(thing.y + dy) });
  return {
    group: (group) => ({ ...shift(group), seats: group.seats.map((seat) => shift(seat)) }),
    seat: shift,
    decor: shift,
    stage: shift,
  };
}

function turned(pivot: Point, angle: number): Changes {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const around = ({ x, y }: Point): Point => ({
    x: tenths(pivot.x + (x - pivot.x) * cos - (y - pivot.y) * sin),
    y: tenths(pivot.y + (x - pivot.x) * sin + (y - pivot.y) * cos),
  });
  const seat = (each: PlanSeat): PlanSeat => ({ ...each, ...around(each), turn: degrees(each.turn + angle) });
  const group = (each: PlanGroup): PlanGroup => {
    const after = { ...each, ...around(each), seats: each.seats.map((one) => seat(one)) };
    const hasCorners =
      each.kind === "area" || (each.kind === "table" && each.shape !== "round" && each.shape !== undefined);
    return hasCorners ? { ...after, turn: degrees((each.turn ?? 0) + angle) } : after;
  };
  const rectangle = <T extends Point & { width: number; height: number }>(each: T): T => {
    const middle = around({ x: each.x + each.width / 2, y: each.y + each.height / 2 });
    return { ...each, x: tenths(middle.x - each.width / 2), y: tenths(middle.y - each.height / 2) };
  };
  return {
    group,
    seat,
    decor: (each: PlanDecor) => ({ ...rectangle(each), turn: degrees((each.turn ?? 0) + angle) }),
    // The stage cannot be turned: it only moves.
    stage: rectangle,
  };
}
