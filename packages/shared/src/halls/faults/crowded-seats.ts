import type { HallPlan, PlanGroup, PlanSeat } from "../../contracts/hall-plan.ts";
import { SEAT_SIZE } from "../hall.ts";

interface Placed {
  readonly group: PlanGroup;
  readonly seat: PlanSeat;
}

/** Positions are rounded to tenths. */
const CLOSEST = SEAT_SIZE - 0.5;
/** Any two seats of a square overlap, so that only its first one is compared with those of the squares around it. */
const SQUARE = CLOSEST / Math.SQRT2;
/** From `CLOSEST` before a seat to `CLOSEST` behind it are at most so many squares. */
const REACH = Math.ceil((2 * CLOSEST) / SQUARE) + 1;
/** More than a coordinate can have. */
const COLUMNS = 4096;

/** Seats that overlap one before them in the plan, with that one. Looks only in the squares around a seat. */
export function findCrowded({ groups }: HallPlan): Map<PlanSeat, Placed> {
  const crowded = new Map<PlanSeat, Placed>();
  const squares = new Map<number, Placed[]>();
  for (const group of groups)
    for (const seat of group.seats) {
      if (!Number.isFinite(seat.x) || !Number.isFinite(seat.y)) continue;
      const near = findNear(squares, seat);
      if (near) crowded.set(seat, near);
      const square = squareOf(seat.x, seat.y);
      const inSquare = squares.get(square);
      if (inSquare) inSquare.push({ group, seat });
      else squares.set(square, [{ group, seat }]);
    }
  return crowded;
}

function findNear(squares: ReadonlyMap<number, readonly Placed[]>, { x, y }: PlanSeat): Placed | undefined {
  const isNear = ({ seat }: Placed): boolean => (seat.x - x) ** 2 + (seat.y - y) ** 2 < CLOSEST ** 2;
  const here = squares.get(squareOf(x, y))?.find(isNear);
  if (here) return here;
  const first = squareOf(x - CLOSEST, y - CLOSEST);
  for (let down = 0; down < REACH; down++)
    for (let right = 0; right < REACH; right++) {
      const near = squares.get(first + down * COLUMNS + right)?.find(isNear);
      if (near) return near;
    }
  return undefined;
}

function squareOf(x: number, y: number): number {
  return Math.floor(y / SQUARE) * COLUMNS + Math.floor(x / SQUARE);
}
