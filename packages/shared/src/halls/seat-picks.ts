import type { Hall, HallGroup, HallSeat } from "./hall.ts";
import { isRing, unbrokenRuns } from "./neighbours.ts";
import { seatQuality } from "./quality.ts";
import type { SeatId } from "./seat-id.ts";

export type Pick = readonly HallSeat[];
/** Says of a seat whether it is free. */
export type FreeSeats = { readonly has: (id: SeatId) => boolean };

export function freeIn(group: HallGroup, free: FreeSeats): HallSeat[] {
  return group.seatIds.some((id) => free.has(id)) ? group.seats.filter((seat) => free.has(seat.id)) : [];
}

/** Returns every choice of `count` free seats: successive free ones at a table, an unbroken run elsewhere. */
export function picksOf(group: HallGroup, free: FreeSeats, count: number): Pick[] {
  if (count < 1) return [];
  if (group.kind !== "table") return unbrokenRuns(group).flatMap((run) => freeWindows(run, free, count));
  const open = freeIn(group, free);
  if (open.length < count) return [];
  const around = isRing(group) && open.length > count ? [...open, ...open.slice(0, count - 1)] : open;
  return windows(around, count);
}

function windows(seats: Pick, count: number): Pick[] {
  return Array.from({ length: Math.max(0, seats.length - count + 1) }, (_, start) => seats.slice(start, start + count));
}

function freeWindows(run: Pick, free: FreeSeats, count: number): Pick[] {
  const found: Pick[] = [];
  let length = 0;
  for (const [index, seat] of run.entries()) {
    length = free.has(seat.id) ? length + 1 : 0;
    if (length >= count) found.push(run.slice(index + 1 - count, index + 1));
  }
  return found;
}

export function newLoneSeats(group: HallGroup, free: FreeSeats, chosen: ReadonlySet<SeatId>): number {
  const isFree = (seat: HallSeat | undefined): boolean => seat !== undefined && free.has(seat.id);
  const isLeft = (seat: HallSeat | undefined): boolean => isFree(seat) && !!seat && !chosen.has(seat.id);
  if (group.kind === "table") {
    const left = group.seats.filter(isLeft).length;
    return left === 1 && group.seats.filter(isFree).length > 1 ? 1 : 0;
  }
  let lone = 0;
  for (const run of unbrokenRuns(group)) {
    run.forEach((seat, index) => {
      const [before, after] = [run[index - 1], run[index + 1]];
      if (isLeft(seat) && !isLeft(before) && !isLeft(after) && (isFree(before) || isFree(after))) lone += 1;
    });
  }
  return lone;
}

/** Returns the distance between the first and the last of these seats, in seats; around a table the short way. */
export function spread(group: HallGroup, seats: Pick): number {
  const first = group.seats[0]?.place ?? 0;
  const places = seats.map(({ place }) => place - first).toSorted((a, b) => a - b);
  const [start = 0, end = 0] = [places[0], places.at(-1)];
  if (!isRing(group)) return end - start;
  const gaps = places.map((place, index) => (places[index + 1] ?? start + group.seats.length) - place);
  return group.seats.length - Math.max(...gaps);
}

export function quality(hall: Hall, seats: Pick): number {
  return seats.reduce((sum, seat) => sum + seatQuality(hall, seat), 0) / Math.max(1, seats.length);
}

export function restrictedIn(seats: Pick): number {
  return seats.filter(({ kind }) => kind === "restricted").length;
}

/** A candidate. Lower ranks win, compared from left to right. */
export interface Proposal {
  readonly seats: Pick;
  readonly rank: readonly number[];
}

export function better(a: Proposal, b: Proposal): Proposal {
  return compareRanks(b.rank, a.rank) < 0 ? b : a;
}

/** Below zero: the first rank wins. */
export function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index] ?? 0;
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

const bestOf = new WeakMap<HallGroup, number>();

/** The quality of the best seat of a group. */
export function bestQuality(hall: Hall, group: HallGroup): number {
  let best = bestOf.get(group);
  if (best === undefined) {
    best = group.seats.reduce((most, seat) => Math.max(most, seatQuality(hall, seat)), 0);
    bestOf.set(group, best);
  }
  return best;
}
