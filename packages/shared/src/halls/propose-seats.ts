import type { Hall, HallGroup } from "./hall.ts";
import { distance, neighboursOf } from "./neighbours.ts";
import type { SeatId } from "./seat-id.ts";
import {
  better,
  freeIn,
  newLoneSeats,
  type Pick,
  picksOf,
  type Proposal,
  quality,
  restrictedIn,
  spread,
} from "./seat-picks.ts";

interface Search {
  readonly hall: Hall;
  readonly free: ReadonlySet<SeatId>;
  /** Indexes of the zones, from the stage to the back. */
  readonly zones: ReadonlyMap<string, number>;
  readonly room: ReadonlyMap<HallGroup, number>;
  readonly inOneGroup: (group: HallGroup, count: number) => Proposal | null;
}

/**
 * 'Kies voor mij', in order: a good view, no lone seat beside the party, a zone near the stage, the middle, the front.
 * A party that does not fit together is split over the nearest groups. Wheelchair and companion places: see the
 * website's `propose-with-wheelchair.ts`. @returns in numbering order; empty when too few are free
 */
export function proposeSeats(hall: Hall, available: ReadonlySet<SeatId>, count: number): SeatId[] {
  const best = bestProposal(hall, available, count);
  return best ? inNumberingOrder(best) : [];
}

/** Returns the seats of `proposeSeats`; empty when that would split the party. */
export function proposeTogether(hall: Hall, available: ReadonlySet<SeatId>, count: number): SeatId[] {
  const best = bestProposal(hall, available, count);
  return best?.rank[0] === TOGETHER ? inNumberingOrder(best) : [];
}

/** First rank of a proposal that keeps the party together: at one table, in one run, or at neighbouring tables. */
const TOGETHER = 0;

function inNumberingOrder({ seats }: Proposal): SeatId[] {
  return seats.toSorted((a, b) => a.place - b.place).map(({ id }) => id);
}

function bestProposal(hall: Hall, available: ReadonlySet<SeatId>, count: number): Proposal | null {
  const free = usualSeats(hall, available);
  if (!Number.isInteger(count) || count < 1 || count > free.size) return null;
  const search = searchIn(hall, free);
  const open = [...search.room.keys()];
  const together = open.flatMap((group) => search.inOneGroup(group, count) ?? []);
  const tables = hall.groups.filter(({ kind }) => kind === "table").map(({ seats }) => seats.length);
  const bigParty = tables.length > 0 && count > Math.max(...tables);
  const proposals =
    together.length > 0 && !bigParty
      ? together
      : [...together, ...open.map((seed) => severalGroups(search, seed, count, bigParty))];
  return proposals.reduce(better);
}

export function usualSeats(hall: Hall, available: ReadonlySet<SeatId>): ReadonlySet<SeatId> {
  const usual = hall.seats.filter(({ id, kind }) => available.has(id) && (kind === "seat" || kind === "restricted"));
  return new Set(usual.map(({ id }) => id));
}

function searchIn(hall: Hall, free: ReadonlySet<SeatId>): Search {
  const zones = new Map(hall.plan.zones.map(({ id }, index) => [id, index]));
  const rooms = hall.groups.map((group) => [group, freeIn(group, free).length] as const);
  const room = new Map(rooms.filter(([, seats]) => seats > 0));
  const known = new Map<string, Proposal | null>();
  const search: Search = {
    hall,
    free,
    zones,
    room,
    inOneGroup(group, count) {
      const key = `${count} ${group.id}`;
      const proposal = known.get(key) ?? oneGroup(search, group, count);
      known.set(key, proposal);
      return proposal;
    },
  };
  return search;
}

/** Null: the party does not fit side by side. */
function oneGroup({ hall, free, zones }: Search, group: HallGroup, count: number): Proposal | null {
  const picks = picksOf(group, free, count);
  if (picks.length === 0) return null;
  const zone = zones.get(group.zone) ?? zones.size;
  return picks
    .map((seats): Proposal => {
      const lone = newLoneSeats(group, free, idsOf(seats));
      return { seats, rank: [TOGETHER, restrictedIn(seats), lone, zone, spread(group, seats), -quality(hall, seats)] };
    })
    .reduce(better);
}

function severalGroups(search: Search, seed: HallGroup, count: number, bigParty: boolean): Proposal {
  const { hall, free, zones } = search;
  const used: HallGroup[] = [];
  let seated = 0;
  let apart = false;
  while (seated < count) {
    const next = used.length === 0 ? seed : nextGroup(search, seed, used);
    if (!next) break;
    apart ||= used.length > 0 && !used.some((group) => neighboursOf(hall, group).has(next));
    used.push(next);
    seated += search.room.get(next) ?? 0;
  }
  const best = [0, 1, 2]
    .map((moved): Proposal => {
      const parts = divide(search, used, count, moved);
      const seats = parts.flat();
      const chosen = idsOf(seats);
      const alone = parts.filter((part) => part.length === 1).length;
      const lone = used.reduce((sum, group) => sum + newLoneSeats(group, free, chosen), 0);
      return { seats, rank: [restrictedIn(seats), alone, lone, -quality(hall, seats)] };
    })
    .reduce(better);
  const [restricted = 0, alone = 0, lone = 0, badness = 0] = best.rank;
  const tables = used.every((group) => group.kind === "table");
  if (tables && !apart && alone === 0 && bigParty) {
    const zone = Math.max(...used.map((group) => zones.get(group.zone) ?? zones.size));
    return { seats: best.seats, rank: [TOGETHER, restricted, lone, zone, used.length, badness] };
  }
  return { seats: best.seats, rank: [apart ? 2 : 1, restricted, alone, used.length, lone, badness] };
}

/** Fills the groups in order; moves `moved` seats from a fuller one to the last, so that nobody sits alone there. */
function divide(search: Search, groups: readonly HallGroup[], count: number, moved: number): Pick[] {
  const roomIn = (group: HallGroup) => search.room.get(group) ?? 0;
  let left = count;
  const sizes = groups.map((group) => {
    const size = Math.min(left, roomIn(group));
    left -= size;
    return size;
  });
  const last = groups.length - 1;
  const lastGroup = groups[last];
  const lastRoom = lastGroup ? roomIn(lastGroup) - (sizes[last] ?? 0) : 0;
  const giver = sizes.findIndex((size, index) => index < last && size - moved >= 2);
  if (giver >= 0 && moved <= lastRoom) {
    sizes[giver] = (sizes[giver] ?? 0) - moved;
    sizes[last] = (sizes[last] ?? 0) + moved;
  }
  return groups.map((group, index) => bestPart(search, group, sizes[index] ?? 0));
}

function bestPart({ inOneGroup, free }: Search, group: HallGroup, size: number): Pick {
  return inOneGroup(group, size)?.seats ?? freeIn(group, free).slice(0, size);
}

/** Returns the open group nearest to the seed, from the neighbours of used groups or, without those, from all. */
function nextGroup({ hall, room }: Search, seed: HallGroup, used: readonly HallGroup[]): HallGroup | undefined {
  const isOpen = (group: HallGroup) => room.has(group) && !used.includes(group);
  const beside = used.flatMap((group) => [...neighboursOf(hall, group)].filter(isOpen));
  const candidates = beside.length > 0 ? beside : [...room.keys()].filter(isOpen);
  const far = new Map(candidates.map((group) => [group, distance(group, seed)]));
  // Equally near groups are ordered by their numbering.
  const order = (group: HallGroup) => group.seats[0]?.place ?? 0;
  const isNearer = (a: HallGroup, b: HallGroup) => (far.get(a) ?? 0) - (far.get(b) ?? 0) || order(a) - order(b);
  return candidates.length === 0 ? undefined : candidates.reduce((a, b) => (isNearer(b, a) < 0 ? b : a));
}

function idsOf(seats: Pick): ReadonlySet<SeatId> {
  return new Set(seats.map(({ id }) => id));
}
