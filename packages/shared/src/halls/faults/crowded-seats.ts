import type { HallPlan, PlanGroup, PlanSeat } from "../../contracts/hall-plan.ts";
import { SEAT_SIZE } from "../hall.ts";

interface Placed {
  readonly group: PlanGroup;
  readonly seat: PlanSeat;
}

/** Smallest distance between two seats; allows for positions that were rounded to tenths. */
const CLOSEST = SEAT_SIZE - 0.5;
/** Side of a square in which any two seats overlap, so that a sound plan has at most one in each. */
const SQUARE = CLOSEST / Math.SQRT2;
/** Most squares between `CLOSEST` before a seat and `CLOSEST` behind it. */
const REACH = Math.ceil((2 * CLOSEST) / SQUARE) + 1;
/** More columns of squares than the range of coordinates has. */
const COLUMNS = 4096;

/** Returns the seats that overlap an earlier seat, with that seat. Compares only seats of the squares around. */
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
