import type { PlanGroup, PlanSeat } from "@podium/shared/contracts/hall-plan";
import type { Point } from "./bounds.ts";
import { degrees } from "./sound-values.ts";

/** Converts a drawing so that these rows lie level, with the stage above. */
export interface Frame {
  /** Degrees, clockwise. */
  readonly angle: number;
  readonly to: (point: Point) => Point;
  readonly from: (point: Point) => Point;
}

/** Returns the frame of groups, by the average direction of their chairs: a curved row counts as level. */
export function frameOf(groups: readonly PlanGroup[]): Frame {
  let [across, along] = [0, 0];
  for (const { seats } of groups) {
    for (const { turn } of seats) {
      across += Math.sin((turn * Math.PI) / 180);
      along += Math.cos((turn * Math.PI) / 180);
    }
  }
  const mean = (Math.atan2(across, along) * 180) / Math.PI;
  // A turn this small comes from rounding: the row is level.
  const angle = Math.abs(mean) < 0.2 ? 0 : mean;
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return {
    angle: degrees(angle),
    to: ({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin }),
    from: ({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }),
  };
}

export interface FramedSeat extends Point {
  readonly seat: PlanSeat;
  readonly group: PlanGroup;
  readonly index: number;
}

/** A row as visitors see it: blocks with the same label that lie beside each other. */
export interface Row {
  /** From left to right. */
  readonly blocks: readonly PlanGroup[];
  /** From left to right. */
  readonly seats: readonly FramedSeat[];
  /** Middle of the row, in the frame. */
  readonly y: number;
}

/** Finds the rows among groups, from the stage to the back. Two with one label behind each other are two rows. */
export function rowsOf(groups: readonly PlanGroup[], frame: Frame): Row[] {
  const named = Map.groupBy(
    groups.filter(({ kind, seats }) => kind === "row" && seats.length > 0),
    ({ label, zone }) => JSON.stringify([label, zone]),
  );
  const rows = [...named.values()].flatMap((alike) => besideEachOther(alike.map((group) => framed(group, frame))));
  return rows.map(asRow).toSorted((a, b) => a.y - b.y);
}

export function framed(group: PlanGroup, frame: Frame): FramedSeat[] {
  return group.seats.map((seat, index) => ({ seat, group, index, ...frame.to(seat) })).toSorted((a, b) => a.x - b.x);
}

function besideEachOther(blocks: FramedSeat[][]): FramedSeat[][][] {
  const rows: FramedSeat[][][] = [];
  for (const block of blocks.toSorted((a, b) => meanY(a) - meanY(b))) {
    const row = rows.find((others) => others.every((other) => isBeside(block, other)));
    if (row) row.push(block);
    else rows.push([block]);
  }
  return rows;
}

function isBeside(a: readonly FramedSeat[], b: readonly FramedSeat[]): boolean {
  return (a.at(-1)?.x ?? 0) < (b[0]?.x ?? 0) || (b.at(-1)?.x ?? 0) < (a[0]?.x ?? 0);
}

function asRow(unsorted: readonly FramedSeat[][]): Row {
  const blocks = unsorted.toSorted((a, b) => (a[0]?.x ?? 0) - (b[0]?.x ?? 0));
  const seats = blocks.flat();
  return { blocks: blocks.flatMap(([first]) => (first ? [first.group] : [])), seats, y: meanY(seats) };
}

function meanY(seats: readonly FramedSeat[]): number {
  return seats.reduce((sum, { y }) => sum + y, 0) / Math.max(1, seats.length);
}

/** Whether the first seat of the list is at the right: the row is numbered from there. */
export function isFromRight({ seats }: PlanGroup, frame: Frame): boolean {
  const [first, last] = [seats[0], seats.at(-1)];
  return first !== undefined && last !== undefined && frame.to(first).x > frame.to(last).x;
}
