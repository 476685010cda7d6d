import type { Hall, HallGroup } from "./hall.ts";
import { distance, neighboursOf } from "./neighbours.ts";
import type { SeatId } from "./seat-id.ts";
import {
  bestQuality,
  better,
  compareRanks,
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
  /** Groups with room, in numbering order. */
  readonly open: readonly HallGroup[];
  readonly inOneGroup: (group: HallGroup, count: number) => Proposal | null;
}

/**
 * 'Kies voor mij', in order: a good view, no lone seat beside the party, a zone near the stage, the middle, the front.
 * A party that does not fit together is split over the nearest groups. Wheelchair and companion places: see
 * `propose-with-wheelchair.ts`. @returns in numbering order; empty when too few are free
 */
export function proposeSeats(hall: Hall, available: ReadonlySet<SeatId>, count: number): SeatId[] {
  const best = bestProposal(searchIn(hall, usualSeats(hall, available)), count);
  return best ? inNumberingOrder(best) : [];
}

export type Proposer = ReturnType<typeof createProposer>;

/** Proposes seats for one party after the other: groups in which nothing changed are not searched again. */
export function createProposer(hall: Hall) {
  const free = new Set<SeatId>();
  const known = new Map<HallGroup, Map<number, Proposal | null>>();
  const room = new Map<HallGroup, number>();
  const search: Search = { ...searchIn(hall, free, known), room };
  let open: readonly HallGroup[] | undefined;

  function refresh(changed: Iterable<SeatId>): void {
    for (const group of new Set([...changed].flatMap((id) => hall.groupOf(id) ?? []))) {
      known.delete(group);
      room.set(group, freeIn(group, free).length);
      open = undefined;
    }
  }

  return {
    /** Sets which seats are free. */
    show(available: ReadonlySet<SeatId>): void {
      const usual = usualSeats(hall, available);
      const changed = free.symmetricDifference(usual);
      free.clear();
      for (const id of usual) free.add(id);
      refresh(changed);
    },

    /** Counts these seats as free no more. */
    take(seatIds: readonly SeatId[]): void {
      for (const id of seatIds) free.delete(id);
      refresh(seatIds);
    },

    /** Returns the seats of `proposeSeats`. */
    propose(count: number): SeatId[] {
      open ??= openIn(hall, room);
      const best = bestProposal({ ...search, open }, count);
      return best ? inNumberingOrder(best) : [];
    },
  };
}

/** Returns the seats of `proposeSeats`; empty when that would split the party. */
export function proposeTogether(hall: Hall, available: ReadonlySet<SeatId>, count: number): SeatId[] {
  const best = bestProposal(searchIn(hall, usualSeats(hall, available)), count);
  return best?.rank[0] === TOGETHER ? inNumberingOrder(best) : [];
}

/** First rank of a proposal that keeps the party together: at one table, in one run, or at neighbouring tables. */
const TOGETHER = 0;

function inNumberingOrder({ seats }: Proposal): SeatId[] {
  return seats.toSorted((a, b) => a.place - b.place).map(({ id }) => id);
}

function bestProposal(search: Search, count: number): Proposal | null {
  const { hall, free } = search;
  if (!Number.isInteger(count) || count < 1 || count > free.size) return null;
  const together = bestTogether(search, count);
  const tables = hall.groups.filter(({ kind }) => kind === "table").map(({ seatIds }) => seatIds.length);
  const bigParty = tables.length > 0 && count > Math.max(...tables);
  if (together && !bigParty) return together;
  const several = seedsOf(search).map((seed) => severalGroups(search, seed, count, bigParty));
  return [...(together ? [together] : []), ...several].reduce(better);
}

/**
 * The best of all proposals in one group. Groups come in the order of the best that they can have, so that most are
 * never looked at; of equal proposals the first in numbering order wins. Null: the party fits in no group.
 */
function bestTogether(search: Search, count: number): Proposal | null {
  const { hall, zones, open } = search;
  const bounds = open.map((group, index) => {
    const zone = zones.get(group.zone) ?? zones.size;
    // Sums of the same numbers may differ in their last digit.
    return { group, index, rank: [TOGETHER, 0, 0, zone, count - 1, -bestQuality(hall, group) - 1e-9] };
  });
  bounds.sort((a, b) => compareRanks(a.rank, b.rank) || a.index - b.index);
  let best: { proposal: Proposal; index: number } | null = null;
  for (const { group, index, rank } of bounds) {
    if (best && compareRanks(rank, best.proposal.rank) > 0) break;
    const proposal = search.inOneGroup(group, count);
    if (!proposal) continue;
    const order = best ? compareRanks(proposal.rank, best.proposal.rank) || index - best.index : -1;
    if (order < 0) best = { proposal, index };
  }
  return best?.proposal ?? null;
}

/** Does in small steps what the first proposal of a large hall would wait for. */
export function* prepareProposals(hall: Hall): Generator<void> {
  for (const group of hall.groups) {
    if (group.kind !== "area") bestQuality(hall, group);
    yield;
  }
}

/** More groups than these are not all tried as the first of several: those with most room and the best view are. */
const MOST_SEEDS = 150;

function seedsOf({ hall, room, open }: Search): readonly HallGroup[] {
  if (open.length <= 2 * MOST_SEEDS) return open;
  const roomy = open.toSorted((a, b) => (room.get(b) ?? 0) - (room.get(a) ?? 0)).slice(0, MOST_SEEDS);
  const good = open.toSorted((a, b) => bestQuality(hall, b) - bestQuality(hall, a)).slice(0, MOST_SEEDS);
  const seeds = new Set([...roomy, ...good]);
  return open.filter((group) => seeds.has(group));
}

/** Places of the first area with enough of them, from the first zone to the last; empty when none has. */
export function proposePlaces(hall: Hall, available: ReadonlySet<SeatId>, count: number): SeatId[] {
  if (!Number.isInteger(count) || count < 1) return [];
  for (const { kind, seats } of hall.readingOrder) {
    if (kind !== "area") continue;
    const places = seats.flatMap(({ id }) => (available.has(id) ? id : [])).slice(0, count);
    if (places.length === count) return places;
  }
  return [];
}

/** Areas are left out, as their places are alike: see `proposePlaces`. */
export function usualSeats(hall: Hall, available: ReadonlySet<SeatId>): ReadonlySet<SeatId> {
  const usual = new Set<SeatId>();
  for (const group of hall.groups) {
    if (group.kind === "area") continue;
    const isUsual = !group.kinds.has("wheelchair") && !group.kinds.has("companion");
    for (const [index, id] of group.seatIds.entries()) {
      const kind = isUsual ? "seat" : group.seats[index]?.kind;
      if (available.has(id) && (kind === "seat" || kind === "restricted")) usual.add(id);
    }
  }
  return usual;
}

/** @param known the best proposal in a group, by the size of the party */
function searchIn(
  hall: Hall,
  free: ReadonlySet<SeatId>,
  known = new Map<HallGroup, Map<number, Proposal | null>>(),
): Search {
  const zones = new Map(hall.plan.zones.map(({ id }, index) => [id, index]));
  const room = new Map(hall.groups.map((group) => [group, freeIn(group, free).length]));
  return {
    hall,
    free,
    zones,
    room,
    open: openIn(hall, room),
    inOneGroup(group, count) {
      const proposals = known.get(group) ?? new Map<number, Proposal | null>();
      known.set(group, proposals);
      const found = proposals.get(count);
      const proposal = found === undefined ? oneGroup({ hall, free, zones }, group, count) : found;
      proposals.set(count, proposal);
      return proposal;
    },
  };
}

function openIn(hall: Hall, room: ReadonlyMap<HallGroup, number>): HallGroup[] {
  return hall.groups.filter((group) => (room.get(group) ?? 0) > 0);
}

/** Null: the party does not fit side by side. */
function oneGroup(
  { hall, free, zones }: Omit<Search, "room" | "open" | "inOneGroup">,
  group: HallGroup,
  count: number,
): Proposal | null {
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
function nextGroup({ hall, room, open }: Search, seed: HallGroup, used: readonly HallGroup[]): HallGroup | undefined {
  const isOpen = (group: HallGroup) => (room.get(group) ?? 0) > 0 && !used.includes(group);
  const beside = used.flatMap((group) => [...neighboursOf(hall, group)].filter(isOpen));
  // Equally near groups are ordered by their numbering.
  const order = (group: HallGroup) => group.seats[0]?.place ?? 0;
  let [nearest, least] = [undefined as HallGroup | undefined, Number.POSITIVE_INFINITY];
  for (const group of beside.length > 0 ? beside : open) {
    const far = distance(group, seed);
    if (far > least || (far === least && nearest && order(group) >= order(nearest))) continue;
    if (isOpen(group)) [nearest, least] = [group, far];
  }
  return nearest;
}

function idsOf(seats: Pick): ReadonlySet<SeatId> {
  return new Set(seats.map(({ id }) => id));
}
