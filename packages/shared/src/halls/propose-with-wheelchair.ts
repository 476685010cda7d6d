import { groupBox } from "./boxes.ts";
import { type Hall, type HallGroup, type HallSeat, SEAT_SIZE } from "./hall.ts";
import { distance } from "./neighbours.ts";
import type { SeatId } from "./seat-id.ts";
import {
  better,
  type FreeSeats,
  newLoneSeats,
  type Pick,
  picksOf,
  type Proposal,
  quality,
  restrictedIn,
} from "./seat-picks.ts";
import { usualSeats } from "./usual-seats.ts";

interface Party {
  readonly hall: Hall;
  readonly available: FreeSeats;
  /** Available seats without restrictions on who may sit there. */
  readonly usual: ReadonlySet<SeatId>;
  /** Size of the party without the one in the wheelchair. */
  readonly company: number;
  /** Returns every way to seat this many together on usual seats of a group. */
  readonly together: (group: HallGroup, count: number) => readonly Pick[];
}

/**
 * Proposes seats for a party with one wheelchair user: a wheelchair place with a companion place of its group beside
 * it, the others as near to them as possible, together when they can be. Further companion places are used only when
 * all free wheelchair places of the group keep one.
 * @returns the wheelchair place, then the others in numbering order; empty when there is no room
 */
export function proposeWithWheelchair(hall: Hall, available: FreeSeats, count: number): SeatId[] {
  if (!Number.isInteger(count) || count < 1) return [];
  const usual = usualSeats(hall, available);
  const known = new Map<string, readonly Pick[]>();
  const together = (group: HallGroup, size: number) => {
    const key = `${size} ${group.id}`;
    const ways = known.get(key) ?? picksOf(group, usual, size);
    known.set(key, ways);
    return ways;
  };
  const party = { hall, available, usual, company: count - 1, together };
  const proposals = freeOfKind(hall.seats, available, "wheelchair").flatMap((place) => around(party, place) ?? []);
  if (proposals.length === 0) return [];
  return proposals.reduce(better).seats.map(({ id }) => id);
}

function freeOfKind(seats: Pick, available: FreeSeats, kind: HallSeat["kind"]): HallSeat[] {
  return seats.filter((seat) => seat.kind === kind && available.has(seat.id));
}

/** The party at one wheelchair place, or null when the hall has too little room for the others. */
function around(party: Party, place: HallSeat): Proposal | null {
  const { hall, available, company } = party;
  const group = hall.groupOf(place.id)?.seats ?? [];
  const companions = nearestTo([place], freeOfKind(group, available, "companion"));
  const otherPlaces = freeOfKind(group, available, "wheelchair").length - 1;
  const beside = companions.slice(0, Math.min(company, Math.max(1, companions.length - otherPlaces)));
  const rest = othersNear(party, [place, ...beside], company - beside.length);
  if (!rest) return null;
  const lacksCompanion = company > 0 && beside.length === 0 ? 1 : 0;
  const others = [...beside, ...rest.seats].toSorted((a, b) => a.place - b.place);
  return { seats: [place, ...others], rank: [lacksCompanion, ...rest.rank, -quality(hall, [place])] };
}

/** The others on usual seats: together in one group where that is near enough, else each as near as can be. */
function othersNear(party: Party, seated: Pick, count: number): Proposal | null {
  if (count === 0) return { seats: [], rank: [0, 0, 0, 0] };
  const { hall, usual } = party;
  const away = distancesTo(seated);
  const together = nearestTogether(party, seated, count);
  if (together.length > 0) {
    return together
      .map(({ group, seats, far: least }): Proposal => {
        const lone = newLoneSeats(group, usual, new Set(seats.map(({ id }) => id)));
        return { seats, rank: [0, least, restrictedIn(seats), lone] };
      })
      .reduce(better);
  }
  const free = hall.seats.filter(({ id }) => usual.has(id));
  if (free.length < count) return null;
  const seats = nearestTo(seated, free).slice(0, count);
  return { seats, rank: [1, far(away, seats), restrictedIn(seats), 0] };
}

interface Way {
  readonly group: HallGroup;
  readonly seats: Pick;
  readonly far: number;
}

/** The ways to seat so many together that are equally near, and nearest; most groups are too far to look at. */
function nearestTogether({ hall, together }: Party, seated: Pick, count: number): Way[] {
  const away = distancesTo(seated);
  const groups = hall.groups
    .flatMap((group, index) => (group.kind === "area" ? [] : { group, index, least: leastFar(seated, group) }))
    .toSorted((a, b) => a.least - b.least);
  let found: (Way & { readonly index: number })[] = [];
  for (const { group, index, least } of groups) {
    const [best] = found;
    if (best && least > best.far) break;
    const ways = together(group, count).map((seats) => ({ group, seats, index, far: far(away, seats) }));
    const shortest = Math.min(...[...ways, ...found].map((way) => way.far));
    found = [...found, ...ways].filter((way) => way.far === shortest);
  }
  return found.toSorted((a, b) => a.index - b.index);
}

/** At least so far, in seats, is anybody in this group. */
function leastFar(seated: Pick, group: HallGroup): number {
  const { x, y, width, height } = groupBox(group);
  const distances = seated.map((seat) =>
    Math.hypot(Math.max(x - seat.x, 0, seat.x - x - width), Math.max(y - seat.y, 0, seat.y - y - height)),
  );
  return Math.round(Math.min(...distances) / SEAT_SIZE);
}

/** Returns the distance from a seat to the nearest seated member of the party, measured once per seat. */
function distancesTo(seated: Pick): (seat: HallSeat) => number {
  const known = new Map<HallSeat, number>();
  return (seat) => {
    const away = known.get(seat) ?? nearest(seated, seat);
    known.set(seat, away);
    return away;
  };
}

/** Mean distance, in seats. */
function far(away: (seat: HallSeat) => number, seats: Pick): number {
  const mean = seats.reduce((sum, seat) => sum + away(seat), 0) / seats.length;
  return Math.round(mean / SEAT_SIZE);
}

function nearestTo(seated: Pick, seats: Pick): HallSeat[] {
  const away = distancesTo(seated);
  return seats.toSorted((a, b) => away(a) - away(b));
}

function nearest(seated: Pick, seat: HallSeat): number {
  return Math.min(...seated.map((other) => distance(other, seat)));
}
