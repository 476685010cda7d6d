import type { HallGroup } from "@podium/shared/halls/hall";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns a path through the outermost chairs, for a wide stroke around them: along rows, else their convex hull. */
export function outlineOf(groups: readonly HallGroup[]): string {
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
