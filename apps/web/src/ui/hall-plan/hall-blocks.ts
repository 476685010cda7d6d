/** A large hall from afar: blocks of rows or tables that lie together, instead of thousands of chairs. */
import { type Hall, type HallGroup, SEAT_SIZE } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { boxAround, groupBox } from "./group-box.ts";
import type { Box } from "./pan-zoom.ts";
import { blockName } from "./block-name.ts";
import { outlineOf } from "./block-outline.ts";

export interface HallBlock {
  /** The id of its first group. */
  readonly id: string;
  /** 'Rij 1 tot 6' */
  readonly name: string;
  readonly groups: readonly HallGroup[];
  readonly seatIds: readonly SeatId[];
  readonly box: Box;
  /** Path around the block's chairs. */
  readonly outline: string;
}

/** Largest block: a block shows how many seats are free, which in a larger part of the hall helps nobody. */
const MOST_SEATS = 150;
/** Largest distance between the chairs of neighbouring tables. */
const TABLE_REACH = 3.5 * SEAT_SIZE;
/** Largest distance between neighbouring rows, as a multiple of the usual one. */
const ROW_REACH = 1.4;

const known = new WeakMap<Hall, readonly HallBlock[]>();

/** Returns the blocks of a hall, in reading order; every seat is in one block. */
export function hallBlocks(hall: Hall): readonly HallBlock[] {
  let blocks = known.get(hall);
  if (!blocks) known.set(hall, (blocks = makeBlocks(hall)));
  return blocks;
}

function makeBlocks(hall: Hall): readonly HallBlock[] {
  const filled = hall.readingOrder.filter(({ seats }) => seats.length > 0);
  const order = new Map(filled.map((group, index) => [group, index]));
  const placeOf = (group: HallGroup | undefined) => (group && order.get(group)) ?? 0;
  const parts = clusters(filled)
    .flatMap(split)
    .map((groups) => groups.toSorted((a, b) => placeOf(a) - placeOf(b)))
    .toSorted((a, b) => placeOf(a[0]) - placeOf(b[0]));
  return parts.map((groups): HallBlock => {
    const seats = groups.flatMap((group) => group.seats);
    return {
      id: groups[0]?.id ?? "",
      name: blockName(groups, filled),
      groups,
      seatIds: seats.map(({ id }) => id),
      box: boxAround(groups),
      outline: outlineOf(groups),
    };
  });
}

/** Returns clusters of groups of one zone and kind, linked by seats that are close to one another. */
function clusters(groups: readonly HallGroup[]): HallGroup[][] {
  const rowReach = ROW_REACH * usualRowDistance(groups);
  const alike = Map.groupBy(groups, ({ zone, kind }) => `${zone}\n${kind === "row"}`);
  return [...alike.values()].flatMap((some) => nearby(some, some[0]?.kind === "row" ? rowReach : TABLE_REACH));
}

function nearby(groups: readonly HallGroup[], reach: number): HallGroup[][] {
  const roots = new Map(groups.map((group) => [group, group]));
  const rootOf = (group: HallGroup): HallGroup => {
    const parent = roots.get(group) ?? group;
    if (parent === group) return group;
    const root = rootOf(parent);
    roots.set(group, root);
    return root;
  };
  for (const [a, b] of pairsWithin(reach, groups)) {
    // Two parts of one row have an aisle between them.
    if (a.kind === "row" && a.label === b.label) continue;
    const [rootA, rootB] = [rootOf(a), rootOf(b)];
    if (rootA !== rootB && someSeatsWithin(reach, a, b)) roots.set(rootA, rootB);
  }
  return [...Map.groupBy(groups, rootOf).values()];
}

/** The median of the distances from the middle of a row to the nearest other row. */
function usualRowDistance(groups: readonly HallGroup[]): number {
  const middles = groups.flatMap(({ kind, seats, zone, label }) => {
    const middle = seats[Math.floor(seats.length / 2)];
    return kind === "row" && middle ? [{ ...middle, row: `${zone}\n${label}` }] : [];
  });
  // A plain loop: `map` and `filter` on two hundred rows take a slow phone four times as long.
  const nearest = ({ x, y, row }: (typeof middles)[number]): number => {
    let least = Number.POSITIVE_INFINITY;
    for (const other of middles)
      if (other.row !== row) least = Math.min(least, (other.x - x) ** 2 + (other.y - y) ** 2);
    return Math.sqrt(least);
  };
  const distances = middles
    .map(nearest)
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b);
  const median = distances[Math.floor(distances.length / 2)] ?? 0;
  return Math.min(Math.max(median, 1.2 * SEAT_SIZE), 4 * SEAT_SIZE);
}

/** Pairs of groups whose boxes are within reach of one another, found along the width of the drawing. */
function* pairsWithin(reach: number, groups: readonly HallGroup[]): Generator<[HallGroup, HallGroup]> {
  const boxes = groups.map((group) => ({ group, ...groupBox(group) })).toSorted((a, b) => a.x - b.x);
  for (const [index, a] of boxes.entries()) {
    for (let next = index + 1; next < boxes.length; next += 1) {
      const b = boxes[next];
      if (!b || b.x > a.x + a.width + reach) break;
      if (b.y <= a.y + a.height + reach && a.y <= b.y + b.height + reach) yield [a.group, b.group];
    }
  }
}

function someSeatsWithin(reach: number, a: HallGroup, b: HallGroup): boolean {
  for (const { x, y } of a.seats)
    for (const other of b.seats) if ((other.x - x) ** 2 + (other.y - y) ** 2 <= reach ** 2) return true;
  return false;
}

/** Halves a cluster that is too large, across its longer side, until each part is small enough. */
function split(groups: readonly HallGroup[]): HallGroup[][] {
  const total = groups.reduce((sum, { seats }) => sum + seats.length, 0);
  if (total <= MOST_SEATS || groups.length < 2) return [[...groups]];
  const centres = new Map(groups.map((group) => [group, middleOf(group)]));
  const spread = (axis: "x" | "y") => {
    const values = [...centres.values()].map((centre) => centre[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  const axis = spread("x") > spread("y") ? "x" : "y";
  const ordered = groups.toSorted((a, b) => (centres.get(a)?.[axis] ?? 0) - (centres.get(b)?.[axis] ?? 0));
  let [half, seats] = [0, 0];
  while (half < ordered.length - 1 && seats < total / 2) seats += ordered[half++]?.seats.length ?? 0;
  return [ordered.slice(0, half), ordered.slice(half)].flatMap(split);
}

function middleOf(group: HallGroup) {
  const { x, y, width, height } = groupBox(group);
  return { x: x + width / 2, y: y + height / 2 };
}
