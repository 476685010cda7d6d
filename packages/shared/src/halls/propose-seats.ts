import type { Hall, HallGroup } from "./hall.ts";
import { type Known, openIn, type Prospect, prospectsIn, type Search, searchIn, TOGETHER } from "./party-search.ts";
import type { SeatId } from "./seat-id.ts";
import { bestQuality, better, compareRanks, type FreeSeats, type Proposal } from "./seat-picks.ts";
import { seedsOf, severalGroups } from "./split-parties.ts";
import { reservedPlaces, usualAmong, usualSeats } from "./usual-seats.ts";

/**
 * 'Kies voor mij', in order: a good view, no lone seat beside the party, a zone near the stage, the middle, the front.
 * A party that does not fit together is split over the nearest groups. Wheelchair and companion places: see
 * `propose-with-wheelchair.ts`. @returns in numbering order; empty when too few are free
 */
export function proposeSeats(hall: Hall, available: FreeSeats, count: number): SeatId[] {
  const best = bestProposal(searchIn(hall, usualAmong(hall, available)), count);
  return best ? inNumberingOrder(best) : [];
}

export type Proposer = ReturnType<typeof createProposer>;

/** Proposes seats for one party after the other: groups in which nothing changed are not searched again. */
export function createProposer(hall: Hall) {
  const free = new Set<SeatId>();
  const known: Known = new Map();
  const room = new Map<HallGroup, number>();
  const search = searchIn(hall, free, { known, room });
  let open: readonly Prospect[] | undefined;

  function refresh(changed: Iterable<SeatId>): void {
    for (const group of new Set([...changed].flatMap((id) => hall.groupOf(id) ?? []))) {
      known.delete(group);
      room.delete(group);
      open = undefined;
    }
  }

  return {
    /** Sets which seats are free. */
    show(available: FreeSeats): void {
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
      open ??= search.prospects.filter(({ group }) => search.roomIn(group) > 0);
      const best = bestProposal({ ...search, prospects: open }, count);
      return best ? inNumberingOrder(best) : [];
    },
  };
}

/** Returns the seats of `proposeSeats`; empty when that would split the party. */
export function proposeTogether(hall: Hall, available: FreeSeats, count: number): SeatId[] {
  const best = bestProposal(searchIn(hall, usualAmong(hall, available)), count);
  return best?.rank[0] === TOGETHER ? inNumberingOrder(best) : [];
}

/** Whether a proposal of `proposeSeats` splits the party: its seats are not all side by side. */
export function isSplitParty(hall: Hall, seatIds: ReadonlySet<SeatId>): boolean {
  const search = searchIn(hall, seatIds);
  const groups = new Set([...seatIds].map((id) => hall.groupOf(id)));
  const prospects = search.prospects.filter(({ group }) => groups.has(group));
  return bestProposal({ ...search, prospects }, seatIds.size)?.rank[0] !== TOGETHER;
}

function inNumberingOrder({ seats }: Proposal): SeatId[] {
  return seats.toSorted((a, b) => a.place - b.place).map(({ id }) => id);
}

function bestProposal(search: Search, count: number): Proposal | null {
  if (!Number.isInteger(count) || count < 1) return null;
  const together = bestTogether(search, count);
  const tables = search.hall.groups.filter(({ kind }) => kind === "table").map(({ seatIds }) => seatIds.length);
  const bigParty = tables.length > 0 && count > Math.max(...tables);
  if (together && !bigParty) return together;
  const open = openIn(search);
  if (open.reduce((sum, group) => sum + search.roomIn(group), 0) < count) return null;
  const several = seedsOf(search, open).map((seed) => severalGroups({ ...search, open }, seed, { count, bigParty }));
  return [...(together ? [together] : []), ...several].reduce(better);
}

/**
 * The best of all proposals in one group. Groups come in the order of the best that they can have, so that most are
 * never looked at; of equal proposals the first in numbering order wins. Null: the party fits in no group.
 */
function bestTogether({ prospects, inOneGroup }: Search, count: number): Proposal | null {
  let best: { proposal: Proposal; index: number } | null = null;
  for (const { group, index, zone, quality: most } of prospects) {
    // Sums of the same numbers may differ in their last digit.
    const bound = [TOGETHER, 0, 0, zone, count - 1, -most - 1e-9];
    if (best && compareRanks(bound, best.proposal.rank) > 0) break;
    const proposal = inOneGroup(group, count);
    if (!proposal) continue;
    const order = best ? compareRanks(proposal.rank, best.proposal.rank) || index - best.index : -1;
    if (order < 0) best = { proposal, index };
  }
  return best?.proposal ?? null;
}

/** Does in small steps what the first proposal of a large hall would wait for. */
export function* prepareProposals(hall: Hall): Generator<void> {
  reservedPlaces(hall);
  yield;
  hall.groupOf("");
  yield;
  for (const group of hall.groups) {
    if (group.kind !== "area") bestQuality(hall, group);
    yield;
  }
  prospectsIn(hall);
}

/** Places of the first area with enough of them, from the first zone to the last; empty when none has. */
export function proposePlaces(hall: Hall, available: FreeSeats, count: number): SeatId[] {
  if (!Number.isInteger(count) || count < 1) return [];
  for (const { kind, seats } of hall.readingOrder) {
    if (kind !== "area") continue;
    const places = seats.flatMap(({ id }) => (available.has(id) ? id : [])).slice(0, count);
    if (places.length === count) return places;
  }
  return [];
}
