import { type Hall, type HallGroup, type HallSeat, SEAT_SIZE } from "./hall.ts";

/** Neighbours in a row are at most `GAP` times its usual distance apart, and never more than `WIDEST`. */
const GAP = 1.5;
const WIDEST = 3 * SEAT_SIZE;
/** Largest distance between the nearest chairs of neighbouring groups. */
const NEXT_GROUP = 2.25 * SEAT_SIZE;

interface Point {
  readonly x: number;
  readonly y: number;
}

const runsOf = new WeakMap<HallGroup, ReadonlyArray<readonly HallSeat[]>>();
const ringOf = new WeakMap<HallGroup, boolean>();
const nextTo = new WeakMap<Hall, ReadonlyMap<HallGroup, ReadonlySet<HallGroup>>>();

/** Returns the unbroken runs of a group: all seats of a table, else seats that follow each other without a gap. */
export function unbrokenRuns(group: HallGroup): ReadonlyArray<readonly HallSeat[]> {
  let runs = runsOf.get(group);
  if (!runs) runsOf.set(group, (runs = group.kind === "table" ? [group.seats] : splitAtGaps(group.seats)));
  return runs;
}

export function isRing(group: HallGroup): boolean {
  let ring = ringOf.get(group);
  if (ring === undefined) {
    const { seats } = group;
    const [first, last] = [seats[0], seats.at(-1)];
    ring = group.kind === "table" && seats.length > 2 && !!first && !!last && distance(first, last) <= widestGap(seats);
    ringOf.set(group, ring);
  }
  return ring;
}

/** Returns the groups of the same kind and zone that are beside, in front of or behind a group; an area has none. */
export function neighboursOf(hall: Hall, group: HallGroup): ReadonlySet<HallGroup> {
  let neighbours = nextTo.get(hall);
  if (!neighbours) nextTo.set(hall, (neighbours = findNeighbours(hall.groups)));
  return neighbours.get(group) ?? new Set();
}

function splitAtGaps(seats: readonly HallSeat[]): HallSeat[][] {
  const widest = widestGap(seats);
  const runs: HallSeat[][] = [];
  for (const seat of seats) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && distance(before, seat) <= widest) run.push(seat);
    else runs.push([seat]);
  }
  return runs;
}

function widestGap(seats: readonly HallSeat[]): number {
  const gaps = seats.slice(1).map((seat, index) => distance(seats[index] ?? seat, seat));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;
  return Math.min(WIDEST, usual * GAP);
}

/** Points that cover a group's chairs, with `radius` around each. */
interface Reach {
  readonly group: HallGroup;
  readonly points: readonly Point[];
  readonly radius: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function findNeighbours(groups: readonly HallGroup[]): ReadonlyMap<HallGroup, ReadonlySet<HallGroup>> {
  const found = new Map(groups.map((group) => [group, new Set<HallGroup>()]));
  const reaches = groups
    .filter(({ kind }) => kind !== "area")
    .map(reachOf)
    .toSorted((a, b) => a.left - b.left);
  reaches.forEach((one, index) => {
    for (let after = index + 1; after < reaches.length; after++) {
      const other = reaches[after];
      if (!other || other.left > one.right + NEXT_GROUP) break;
      if (!areNext(one, other)) continue;
      found.get(one.group)?.add(other.group);
      found.get(other.group)?.add(one.group);
    }
  });
  return found;
}

function areNext(a: Reach, b: Reach): boolean {
  if (a.group.kind !== b.group.kind || a.group.zone !== b.group.zone) return false;
  if (a.top > b.bottom + NEXT_GROUP || b.top > a.bottom + NEXT_GROUP) return false;
  const near = NEXT_GROUP + a.radius + b.radius;
  // Most points of a long row are far from all of the other one.
  const [left, right, top, bottom] = [b.left - near, b.right + near, b.top - near, b.bottom + near];
  for (const { x, y } of a.points) {
    if (x < left || x > right || y < top || y > bottom) continue;
    for (const other of b.points) if ((other.x - x) ** 2 + (other.y - y) ** 2 <= near ** 2) return true;
  }
  return false;
}

function reachOf(group: HallGroup): Reach {
  const points = group.kind === "table" ? axisOf(group) : group.seats;
  const radius = group.kind === "table" ? Math.max(0, ...group.seats.map((seat) => nearest(points, seat))) : 0;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - radius, Math.max(...xs) + radius];
  const [top, bottom] = [Math.min(...ys) - radius, Math.max(...ys) + radius];
  return { group, points, radius, left, right, top, bottom };
}

function axisOf({ x, y, shape, seats, width = 0, height = 0, turn = 0 }: HallGroup): readonly Point[] {
  if (shape !== "long") return [{ x, y }];
  const angle = ((turn + (height > width ? 90 : 0)) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const aside = Math.max(...seats.map((seat) => Math.abs((seat.y - y) * cos - (seat.x - x) * sin)));
  const half = Math.max(0, Math.max(width, height) / 2 - aside);
  const steps = Math.ceil(half / SEAT_SIZE);
  return Array.from({ length: 2 * steps + 1 }, (_, index) => {
    const along = steps === 0 ? 0 : ((index - steps) / steps) * half;
    return { x: x + along * cos, y: y + along * sin };
  });
}

function nearest(points: readonly Point[], seat: Point): number {
  return Math.min(...points.map((point) => distance(point, seat)));
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
