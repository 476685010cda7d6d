import { hallPlan, type SeatGroup, seatQuality } from "@podium/shared/hall-plan";
import { compareSeatIds, type SeatId } from "@podium/shared/seat-id";
import { freeIn, newLoneSeats, picksOf, spread } from "./seat-picks.ts";

/** A candidate. Lower ranks win, compared from left to right. */
interface Proposal {
  readonly seats: readonly SeatId[];
  readonly rank: readonly number[];
}

/** Distance in units of the plan between the middles of neighbouring tables. */
const NEXT_TABLE = 140;
const MOST_SEATS_AT_A_TABLE = 5;

/**
 * The best free seats for a party that wants to sit together ('Kies voor mij'): at one table or in one unbroken run of
 * a row; a party too big for any table may also get neighbouring tables. Then, in order: no lone seat left beside the
 * party, a table before the balcony, the middle and the front first. Otherwise it is split over the nearest groups.
 * @returns `count` seats in numbering order; empty when too few are free or count is not a positive integer
 */
export function proposeSeats(free: ReadonlySet<SeatId>, count: number): SeatId[] {
  if (!Number.isInteger(count) || count < 1 || count > free.size) return [];
  const open = hallPlan.groups.filter((group) => freeIn(group, free).length > 0);
  const together = open.flatMap((group) => oneGroup(group, free, count) ?? []);
  const bigParty = count > MOST_SEATS_AT_A_TABLE;
  const proposals =
    together.length > 0 && !bigParty
      ? together
      : [...together, ...open.map((seed) => severalGroups(seed, open, free, count))];
  return proposals.reduce(better).seats.toSorted(compareSeatIds);
}

/** The best candidate in one group, or null when they do not fit side by side. */
function oneGroup(group: SeatGroup, free: ReadonlySet<SeatId>, count: number): Proposal | null {
  const picks = picksOf(group, free, count);
  if (picks.length === 0) return null;
  const kind = group.kind === "table" ? 0 : 1;
  return picks
    .map((seats): Proposal => ({
      seats,
      rank: [0, newLoneSeats(group, free, seats), kind, spread(group, seats), -quality(seats)],
    }))
    .reduce(better);
}

/** Seats the party at the seed and then at the nearest groups with room. */
function severalGroups(
  seed: SeatGroup,
  open: readonly SeatGroup[],
  free: ReadonlySet<SeatId>,
  count: number,
): Proposal {
  const used: SeatGroup[] = [];
  let room = 0;
  let apart = false;
  while (room < count) {
    const next = used.length === 0 ? seed : nextGroup(seed, used, open);
    if (!next) break;
    apart ||= used.length > 0 && !used.some((group) => areNeighbours(group, next));
    used.push(next);
    room += freeIn(next, free).length;
  }
  const options = [0, 1, 2].map((moved) => divide(used, free, count, moved));
  const best = options
    .map((parts): Proposal => {
      const seats = parts.flat();
      const alone = parts.filter((part) => part.length === 1).length;
      const lone = used.reduce((sum, group) => sum + newLoneSeats(group, free, seats), 0);
      return { seats, rank: [alone, lone, -quality(seats)] };
    })
    .reduce(better);
  const [alone = 0, lone = 0] = best.rank;
  const tables = used.every((group) => group.kind === "table");
  const together = tables && !apart && alone === 0 && count > MOST_SEATS_AT_A_TABLE;
  if (together) return { seats: best.seats, rank: [0, lone, 0, used.length, -quality(best.seats)] };
  return {
    seats: best.seats,
    rank: [apart ? 2 : 1, alone, used.length, lone, -quality(best.seats)],
  };
}

/** Fills the groups in order; moves `moved` seats from the fuller ones to the last, so that nobody sits alone there. */
function divide(groups: readonly SeatGroup[], free: ReadonlySet<SeatId>, count: number, moved: number): SeatId[][] {
  let left = count;
  const sizes = groups.map((group) => {
    const size = Math.min(left, freeIn(group, free).length);
    left -= size;
    return size;
  });
  const last = groups.length - 1;
  const lastGroup = groups[last];
  const lastRoom = lastGroup ? freeIn(lastGroup, free).length - (sizes[last] ?? 0) : 0;
  const giver = sizes.findIndex((size, index) => index < last && size - moved >= 2);
  if (giver >= 0 && moved <= lastRoom) {
    sizes[giver] = (sizes[giver] ?? 0) - moved;
    sizes[last] = (sizes[last] ?? 0) + moved;
  }
  return groups.map((group, index) => bestPart(group, free, sizes[index] ?? 0));
}

/** The best seats for part of the party, side by side where possible. */
function bestPart(group: SeatGroup, free: ReadonlySet<SeatId>, size: number): SeatId[] {
  const fitting = oneGroup(group, free, size);
  return [...(fitting?.seats ?? freeIn(group, free).slice(0, size))];
}

function nextGroup(seed: SeatGroup, used: readonly SeatGroup[], open: readonly SeatGroup[]): SeatGroup | undefined {
  const distance = (group: SeatGroup) => {
    const beside = used.some((other) => areNeighbours(other, group)) ? 0 : 10_000;
    return beside + Math.hypot(group.x - seed.x, group.y - seed.y);
  };
  return open.filter((group) => !used.includes(group)).toSorted((a, b) => distance(a) - distance(b))[0];
}

function areNeighbours(a: SeatGroup, b: SeatGroup): boolean {
  if (a.kind !== b.kind || a.side !== b.side) return false;
  if (a.kind === "row") return Math.abs(a.number - b.number) === 1;
  return Math.hypot(a.x - b.x, a.y - b.y) <= NEXT_TABLE;
}

function quality(seats: readonly SeatId[]): number {
  return seats.reduce((sum, id) => sum + seatQuality(id), 0) / Math.max(1, seats.length);
}

function better(a: Proposal, b: Proposal): Proposal {
  for (const [index, left] of a.rank.entries()) {
    const right = b.rank[index] ?? 0;
    if (left !== right) return left < right ? a : b;
  }
  return a;
}
