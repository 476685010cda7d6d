/** Seats for a party that one group has no room for, in several that are near. */
import type { HallGroup } from "./hall.ts";
import { distance, neighboursOf } from "./neighbours.ts";
import { idsOf, type Search, TOGETHER, zonesOf } from "./party-search.ts";
import {
  bestQuality,
  better,
  freeIn,
  newLoneSeats,
  type Pick,
  type Proposal,
  quality,
  restrictedIn,
} from "./seat-picks.ts";

/** More groups than these are not all tried as the first of several: those with most room and the best view are. */
const MOST_SEEDS = 150;

export function seedsOf({ hall, roomIn }: Search, open: readonly HallGroup[]): readonly HallGroup[] {
  if (open.length <= 2 * MOST_SEEDS) return open;
  const roomy = open.toSorted((a, b) => roomIn(b) - roomIn(a)).slice(0, MOST_SEEDS);
  const good = open.toSorted((a, b) => bestQuality(hall, b) - bestQuality(hall, a)).slice(0, MOST_SEEDS);
  const seeds = new Set([...roomy, ...good]);
  return open.filter((group) => seeds.has(group));
}

interface SplitSearch extends Search {
  readonly open: readonly HallGroup[];
}

export function severalGroups(
  search: SplitSearch,
  seed: HallGroup,
  { count, bigParty }: { count: number; bigParty: boolean },
): Proposal {
  const { hall, free } = search;
  const used: HallGroup[] = [];
  let seated = 0;
  let apart = false;
  while (seated < count) {
    const next = used.length === 0 ? seed : nextGroup(search, seed, used);
    if (!next) break;
    apart ||= used.length > 0 && !used.some((group) => neighboursOf(hall, group).has(next));
    used.push(next);
    seated += search.roomIn(next);
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
    const zones = zonesOf(hall);
    const zone = Math.max(...used.map((group) => zones.get(group.zone) ?? zones.size));
    return { seats: best.seats, rank: [TOGETHER, restricted, lone, zone, used.length, badness] };
  }
  return { seats: best.seats, rank: [apart ? 2 : 1, restricted, alone, used.length, lone, badness] };
}

/** Fills the groups in order; moves `moved` seats from a fuller one to the last, so that nobody sits alone there. */
function divide(search: Search, groups: readonly HallGroup[], count: number, moved: number): Pick[] {
  const { roomIn } = search;
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
function nextGroup(search: SplitSearch, seed: HallGroup, used: readonly HallGroup[]): HallGroup | undefined {
  const { hall, roomIn, open } = search;
  const isOpen = (group: HallGroup) => roomIn(group) > 0 && !used.includes(group);
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
