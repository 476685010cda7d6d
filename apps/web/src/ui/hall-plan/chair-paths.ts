import type { PlanSeat } from "@podium/shared/contracts/hall-plan";

type ChairPlace = Pick<PlanSeat, "x" | "y" | "turn">;

/**
 * Returns chairs as the data of two paths in the drawing's own coordinates, without a transform (see `SeatMark`). A
 * browser lays out a path of a hundred chairs as fast as one of a single chair.
 */
export function chairPaths(seats: readonly ChairPlace[]): { readonly backs: string; readonly cushions: string } {
  let backs = "";
  let cushions = "";
  for (const seat of seats) {
    const at = placer(seat);
    backs += `M${at(-13.4, 0)}L${at(-13.4, 5.4)}${BACK_ARC}${at(-5, 13.8)}L${at(5, 13.8)}${BACK_ARC}${at(13.4, 5.4)}L${at(13.4, 0)}`;
    cushions += `M${at(-5, -13)}L${at(5, -13)}${CORNER}${at(11.5, -6.5)}L${at(11.5, 4)}${CORNER}${at(5, 10.5)}`;
    cushions += `L${at(-5, 10.5)}${CORNER}${at(-11.5, 4)}L${at(-11.5, -6.5)}${CORNER}${at(-5, -13)}Z`;
  }
  return { backs, cushions };
}

const BACK_ARC = "A8.4 8.4 0 0 0 ";
const CORNER = "A6.5 6.5 0 0 1 ";

/** Converts the chair's own coordinates to the drawing's. */
function placer({ x, y, turn }: ChairPlace): (dx: number, dy: number) => string {
  const radians = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return (dx, dy) => `${hundredths(x + dx * cos - dy * sin)} ${hundredths(y + dx * sin + dy * cos)}`;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
