/** The best seats for a party in one group of a hall, each looked at only when it may have better ones. */
import type { Hall, HallGroup } from "./hall.ts";
import type { SeatId } from "./seat-id.ts";
import {
  bestQuality,
  better,
  type FreeSeats,
  newLoneSeats,
  type Pick,
  picksOf,
  type Proposal,
  quality,
  restrictedIn,
  spread,
} from "./seat-picks.ts";

export interface Search {
  readonly hall: Hall;
  readonly free: FreeSeats;
  /** Groups where seats may be free, the best first. */
  readonly prospects: readonly Prospect[];
  /** How many seats of a group are free: counted only for a party that is split. */
  readonly roomIn: (group: HallGroup) => number;
  readonly inOneGroup: (group: HallGroup, count: number) => Proposal | null;
}

/** A group, with the best that a proposal in it can have. */
export interface Prospect {
  readonly group: HallGroup;
  /** By numbering. */
  readonly index: number;
  /** From the stage to the back. */
  readonly zone: number;
  readonly quality: number;
}

/** First rank of a proposal that keeps the party together: at one table, in one run, or at neighbouring tables. */
export const TOGETHER = 0;

const prospectsOf = new WeakMap<Hall, readonly Prospect[]>();

export function prospectsIn(hall: Hall): readonly Prospect[] {
  let prospects = prospectsOf.get(hall);
  if (!prospects) {
    const zones = zonesOf(hall);
    const all = hall.groups.map((group, index): Prospect | null =>
      group.kind === "area"
        ? null
        : { group, index, zone: zones.get(group.zone) ?? zones.size, quality: bestQuality(hall, group) },
    );
    const known = all.filter((prospect) => prospect !== null);
    prospects = known.toSorted((a, b) => a.zone - b.zone || b.quality - a.quality || a.index - b.index);
    prospectsOf.set(hall, prospects);
  }
  return prospects;
}

/** Indexes of the zones, from the stage to the back. */
export function zonesOf({ plan }: Hall): ReadonlyMap<string, number> {
  return new Map(plan.zones.map(({ id }, index) => [id, index]));
}

/** The best proposal in a group, by the size of the party. */
export type Known = Map<HallGroup, Map<number, Proposal | null>>;

interface Found {
  readonly known: Known;
  readonly room: Map<HallGroup, number>;
}

/** @param found what earlier searches found, which this one adds to */
export function searchIn(hall: Hall, free: FreeSeats, found: Found = { known: new Map(), room: new Map() }): Search {
  const zones = zonesOf(hall);
  return {
    hall,
    free,
    prospects: prospectsIn(hall),
    roomIn(group) {
      let room = found.room.get(group);
      if (room === undefined) found.room.set(group, (room = group.seatIds.filter((id) => free.has(id)).length));
      return room;
    },
    inOneGroup(group, count) {
      const proposals = found.known.get(group) ?? new Map<number, Proposal | null>();
      found.known.set(group, proposals);
      const earlier = proposals.get(count);
      const proposal = earlier === undefined ? oneGroup({ hall, free, zones }, group, count) : earlier;
      proposals.set(count, proposal);
      return proposal;
    },
  };
}

/** In numbering order. */
export function openIn({ prospects, roomIn }: Search): readonly HallGroup[] {
  const open = prospects.filter(({ group }) => roomIn(group) > 0);
  return open.toSorted((a, b) => a.index - b.index).map(({ group }) => group);
}

/** Null: the party does not fit side by side. */
function oneGroup(
  { hall, free, zones }: { hall: Hall; free: FreeSeats; zones: ReadonlyMap<string, number> },
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

export function idsOf(seats: Pick): ReadonlySet<SeatId> {
  return new Set(seats.map(({ id }) => id));
}
