import type { PlanGroup, PlanSeat } from "../contracts/hall-plan.ts";
import { type PlanAround, withIds } from "./derive-ids.ts";
import {
  type RowNumbering,
  rowNumbers,
  type SeatNumbering,
  seatNumbers,
  USUAL_ROWS,
  USUAL_SEATS,
} from "./numbering.ts";
import { SEAT_SIZE } from "./hall.ts";

/** Rows of chairs; distances are between the middles of chairs, in units of the drawing. */
export interface RowBlock {
  readonly rows: number;
  /** Seats of each row, in all blocks together. */
  readonly seats: number;
  readonly seatPitch: number;
  readonly rowPitch: number;
  /** How much nearer to the stage the ends of a row are than its middle. */
  readonly curve: number;
  /** How much farther from the stage the right end of a row is than its left end. */
  readonly slant: number;
  /** Number of seats left of each aisle; an aisle begins another block. */
  readonly aislesAfter: readonly number[];
  readonly aisleWidth: number;
  /** 'Rij' in 'Rij 2'. */
  readonly word: string;
  readonly rowNumbering: RowNumbering;
  readonly seatNumbering: SeatNumbering;
  readonly zone: string;
  /** Middle of all rows; the stage is above. */
  readonly x: number;
  readonly y: number;
}

export const USUAL_ROW_BLOCK: Omit<RowBlock, "zone" | "x" | "y"> = {
  rows: 4,
  seats: 10,
  seatPitch: 40,
  rowPitch: 56,
  curve: 0,
  slant: 0,
  aislesAfter: [],
  aisleWidth: 60,
  word: "Rij",
  rowNumbering: USUAL_ROWS,
  seatNumbering: USUAL_SEATS,
};

const MOST = 200;

/** Returns a group for each block: rows from the stage to the back, in a row blocks from left to right. */
export function rowBlock(block: RowBlock, around: PlanAround): PlanGroup[] {
  const rows = count(block.rows);
  const labels = rowNumbers(rows, block.rowNumbering);
  const seatLabels = seatNumbers(count(block.seats), block.seatNumbering);
  const across = seatPlaces(block);
  const top = block.y - ((rows - 1) * block.rowPitch) / 2;
  const groups = labels.flatMap((label, row) => {
    const middleY = top + row * block.rowPitch;
    return blocksOf(across, block.aislesAfter).map((places): PlanGroup => {
      const seats = places.map((place) =>
        seatAt(place, across, block, { label: seatLabels[place.index] ?? "", middleY }),
      );
      const [x, y] = [mean(seats.map((seat) => seat.x)), mean(seats.map((seat) => seat.y))];
      const isFromRight = block.seatNumbering.from === "right";
      return {
        id: "",
        kind: "row",
        label: `${block.word} ${label}`.trim(),
        zone: block.zone,
        x,
        y,
        seats: isFromRight ? seats.toReversed() : seats,
      };
    });
  });
  return withIds(groups, around);
}

/** Returns the distance from the middle of a row's first chair to the middle of its last one. */
export function rowWidth(block: Pick<RowBlock, "seats" | "seatPitch" | "aislesAfter" | "aisleWidth">): number {
  const places = seatPlaces(block);
  return (places.at(-1)?.offset ?? 0) - (places[0]?.offset ?? 0);
}

/** Returns how much an aisle, whose width is the free room between chairs, adds to the distance of two chairs. */
export function aisleGap(aisleWidth: number, seatPitch: number): number {
  return Math.max(0, aisleWidth + SEAT_SIZE - seatPitch);
}

interface Place {
  readonly index: number;
  /** Distance to the right of the row's middle. */
  readonly offset: number;
}

function seatPlaces(block: Pick<RowBlock, "seats" | "seatPitch" | "aislesAfter" | "aisleWidth">): Place[] {
  const aisles = aislesWithin(count(block.seats), block.aislesAfter);
  const gap = aisleGap(block.aisleWidth, block.seatPitch);
  const starts = Array.from({ length: count(block.seats) }, (_, index) => {
    const before = aisles.filter((after) => after <= index).length;
    return index * block.seatPitch + before * gap;
  });
  const middle = (starts.at(-1) ?? 0) / 2;
  return starts.map((start, index) => ({ index, offset: start - middle }));
}

function aislesWithin(seats: number, after: readonly number[]): number[] {
  return [...new Set(after)].filter((each) => each > 0 && each < seats).toSorted((a, b) => a - b);
}

function blocksOf(places: readonly Place[], aislesAfter: readonly number[]): Place[][] {
  const cuts = [0, ...aislesWithin(places.length, aislesAfter), places.length];
  return cuts.slice(1).map((end, index) => places.slice(cuts[index], end));
}

function seatAt(
  { offset }: Place,
  across: readonly Place[],
  block: RowBlock,
  { label, middleY }: { label: string; middleY: number },
): PlanSeat {
  const half = Math.max(across.at(-1)?.offset ?? 0, 1);
  const share = offset / half;
  const slope = (-2 * block.curve * share) / half;
  return {
    id: "",
    label,
    x: tenths(block.x + offset),
    y: tenths(middleY - block.curve * share ** 2 + (block.slant * share) / 2),
    turn: tenths((Math.atan(slope) * 180) / Math.PI),
    kind: "seat",
  };
}

function mean(values: readonly number[]): number {
  return tenths(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));
}

function count(wanted: number): number {
  return Math.min(MOST, Math.max(1, Math.trunc(wanted) || 1));
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}
