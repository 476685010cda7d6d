/** A large hall from afar: parts of rows or tables that lie together, instead of thousands of chairs. */
import type { HallPlan } from "#contracts/hall-plan.ts";
import { groupBox, type Point } from "./boxes.ts";
import { type Hall, type HallGroup, SEAT_SIZE } from "./hall.ts";

/** Halls of more seats are drawn as blocks from afar. */
export const MANY_SEATS = 600;

/** Groups that lie together, as their indexes in the plan. */
export interface BlockShape {
  /** In reading order. */
  readonly groups: readonly number[];
  /** A closed line through the outermost chairs, in whole units. */
  readonly outline: readonly Point[];
}

export interface BlockShapes {
  /** As seen from afar: at most some forty in a screen; the blocks where those are as few. */
  readonly sections: readonly BlockShape[];
  readonly blocks: readonly BlockShape[];
}

/** Largest block: a block shows how many seats are free, which in a larger part of the hall helps nobody. */
const MOST_SEATS = 150;
/** A screen has room for the words of about so many parts. */
const MOST_SECTIONS = 32;
const TABLE_REACH = 3.5 * SEAT_SIZE;
/** Largest distance between neighbouring rows, as a multiple of the usual one. */
const ROW_REACH = 1.4;

const known = new WeakMap<HallPlan, BlockShapes>();

/** Returns the parts of a hall, in reading order; every seat that is drawn is in one section and in one block. */
export function blockShapes(hall: Hall): BlockShapes {
  let parts = known.get(hall.plan);
  if (!parts) known.set(hall.plan, (parts = findBlockShapes(hall)));
  return parts;
}

/** Spares a phone the search for parts that the server found. */
export function noteBlockShapes(plan: HallPlan, parts: BlockShapes): void {
  known.set(plan, parts);
}

function findBlockShapes(hall: Hall): BlockShapes {
  const filled = hall.readingOrder.filter(({ kind, seatIds }) => kind !== "area" && seatIds.length > 0);
  const order = new Map(filled.map((group, index) => [group, index]));
  const indexes = new Map(hall.groups.map((group, index) => [group, index]));
  const placeOf = (group: HallGroup | undefined) => (group && order.get(group)) ?? 0;
  const found = clusters(filled);
  const cutInto = (most: number): BlockShape[] =>
    found
      .flatMap((groups) => split(groups, most))
      .map((groups) => groups.toSorted((a, b) => placeOf(a) - placeOf(b)))
      .toSorted((a, b) => placeOf(a[0]) - placeOf(b[0]))
      .map((groups) => ({
        groups: groups.map((group) => indexes.get(group) ?? 0),
        outline: outlineOf(groups).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
      }));
  const blocks = cutInto(MOST_SEATS);
  const chairs = filled.reduce((sum, { seatIds }) => sum + seatIds.length, 0);
  const most = Math.ceil(chairs / MOST_SECTIONS);
  return { blocks, sections: most > MOST_SEATS ? cutInto(most) : blocks };
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
function split(groups: readonly HallGroup[], most: number): HallGroup[][] {
  const total = groups.reduce((sum, { seatIds }) => sum + seatIds.length, 0);
  if (total <= most || groups.length < 2) return [[...groups]];
  const centres = new Map(groups.map((group) => [group, middleOf(group)]));
  const spread = (axis: "x" | "y") => {
    const values = [...centres.values()].map((centre) => centre[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  const axis = spread("x") > spread("y") ? "x" : "y";
  const ordered = groups.toSorted((a, b) => (centres.get(a)?.[axis] ?? 0) - (centres.get(b)?.[axis] ?? 0));
  let [half, seats] = [0, 0];
  while (half < ordered.length - 1 && seats < total / 2) seats += ordered[half++]?.seatIds.length ?? 0;
  return [ordered.slice(0, half), ordered.slice(half)].flatMap((part) => split(part, most));
}

function middleOf(group: HallGroup) {
  const { x, y, width, height } = groupBox(group);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Returns a line through the outermost chairs, for a wide stroke around them: along rows, else their convex hull. */
function outlineOf(groups: readonly HallGroup[]): Point[] {
  const seats = groups.flatMap((group) => group.seats);
  const isRows = groups.length > 1 && groups.every(({ kind, seats: row }) => kind === "row" && row.length > 1);
  return simplified((isRows && alongRows(groups)) || convexHull(seats));
}

/** Returns a path along the first row, down the ends of the rows and back along the last; it follows bent rows. */
function alongRows(groups: readonly HallGroup[]): Point[] | null {
  const [first, last] = [groups.at(0)?.seats, groups.at(-1)?.seats];
  const [start, end] = [first?.at(0), first?.at(-1)];
  if (!first || !last || !start || !end) return null;
  const along = (seat: Point) => (seat.x - start.x) * (end.x - start.x) + (seat.y - start.y) * (end.y - start.y);
  const rows = groups.map(({ seats }) => seats.toSorted((a, b) => along(a) - along(b)));
  // Blocks of one row, or rows that are out of order, do not lie below one another.
  const across = (seat: Point) => (seat.x - start.x) * (end.y - start.y) - (seat.y - start.y) * (end.x - start.x);
  const depths = rows.map((row) => across(row[Math.floor(row.length / 2)] ?? start));
  const isOrdered = depths.every(
    (depth, index) =>
      index === 0 || Math.sign(depth - (depths[index - 1] ?? 0)) === Math.sign((depths[1] ?? 0) - (depths[0] ?? 0)),
  );
  if (!isOrdered) return null;
  const ends = rows.slice(1, -1).flatMap((row) => row.at(-1) ?? []);
  const starts = rows.slice(1, -1).flatMap((row) => row.at(0) ?? []);
  return [...(rows.at(0) ?? []), ...ends, ...(rows.at(-1) ?? []).toReversed(), ...starts.toReversed()];
}

/** Andrew's monotone chain. */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain.at(-2) ?? point, chain.at(-1) ?? point, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  const hull = [...half(sorted), ...half(sorted.toReversed())];
  return hull.length > 0 ? hull : [...points];
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Largest distance, in units, between a line and the points of it that are left out. */
const SMOOTH = 4;

/** Douglas and Peucker: leaves out points that lie on the line between others. */
function simplified(points: readonly Point[]): Point[] {
  const [first, last] = [points.at(0), points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let [most, at] = [0, 0];
  for (const [index, point] of points.entries()) {
    const away = distanceToLine(point, first, last);
    if (away > most) [most, at] = [away, index];
  }
  if (most <= SMOOTH) return [first, last];
  return [...simplified(points.slice(0, at + 1)), ...simplified(points.slice(at)).slice(1)];
}

function distanceToLine(point: Point, from: Point, to: Point): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs(turn(from, to, point)) / length;
}
