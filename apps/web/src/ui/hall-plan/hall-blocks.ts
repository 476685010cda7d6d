/** A large hall from afar: blocks of rows or tables that lie together, instead of thousands of chairs. */
import { type Hall, type HallGroup, SEAT_SIZE } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { SEAT_WORDS } from "@podium/shared/halls/seat-names";
import { currentLanguage } from "#messages/messages.ts";
import { hall as messagesOfHall } from "#messages/nl/hall.ts";
import { boxAround, groupBox } from "./detail.ts";
import type { Box } from "./pan-zoom.ts";
import { shortLabel } from "./hall-table.tsx";

export interface HallBlock {
  /** The id of its first group. */
  readonly id: string;
  readonly name: string;
  readonly groups: readonly HallGroup[];
  readonly seatIds: readonly SeatId[];
  readonly box: Box;
  readonly outline: string;
}

/** Largest block: a block shows how many seats are free, which in a larger part of the hall helps nobody. */
const MOST_SEATS = 150;
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

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns a path through the outermost chairs, for a wide stroke around them: along rows, else their convex hull. */
function outlineOf(groups: readonly HallGroup[]): string {
  const seats = groups.flatMap((group) => group.seats);
  const isRows = groups.length > 1 && groups.every(({ kind, seats: row }) => kind === "row" && row.length > 1);
  const points = (isRows && alongRows(groups)) || convexHull(seats);
  return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
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

/** 'Rij 1 tot 6', 'Tafel 2 en 7 andere'; with the seats of its first row where rows have several blocks. */
function blockName(groups: readonly HallGroup[], all: readonly HallGroup[]): string {
  const words = SEAT_WORDS[currentLanguage()];
  const [first, last] = [groups.at(0), groups.at(-1)];
  if (!first || !last) return "";
  if (groups.length === 1) return first.label;
  const labels = [...new Set(groups.map(({ label }) => label))];
  const everyLabel = [...new Set(all.map(({ label }) => label))];
  const from = everyLabel.indexOf(first.label);
  const isRun = labels.every((label, index) => everyLabel[from + index] === label);
  if (!isRun) return messagesOfHall().andOthers(first.label, labels.length - 1);
  const name = labels.length === 1 ? first.label : words.range(first.label, shortLabel(last.label));
  const isAlone = all.every((group) => group.label !== first.label || groups.includes(group));
  const { seats } = first;
  return isAlone ? name : `${name}, ${words.seats(words.range(seats.at(0)?.label ?? "", seats.at(-1)?.label ?? ""))}`;
}
