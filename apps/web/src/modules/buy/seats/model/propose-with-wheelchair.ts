import { type Hall, type HallGroup, type HallSeat, SEAT_SIZE } from "@podium/shared/halls/hall";
import { distance } from "@podium/shared/halls/neighbours";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { usualSeats } from "@podium/shared/halls/propose-seats";
import {
  better,
  newLoneSeats,
  type Pick,
  picksOf,
  type Proposal,
  quality,
  restrictedIn,
} from "@podium/shared/halls/seat-picks";

interface Party {
  readonly hall: Hall;
  readonly available: ReadonlySet<SeatId>;
  /** Available seats without restrictions on who may sit there. */
  readonly usual: ReadonlySet<SeatId>;
  /** Size of the party without the one in the wheelchair. */
  readonly company: number;
  /** Returns every way to seat this many together on usual seats. */
  readonly together: (count: number) => ReadonlyArray<{ group: HallGroup; seats: Pick }>;
}

/**
 * Proposes seats for a party with one wheelchair user: a wheelchair place with a companion place of its group beside
 * it, the others as near to them as possible, together when they can be. Further companion places are used only when
 * all free wheelchair places of the group keep one.
 * @returns the wheelchair place, then the others in numbering order; empty when there is no room
 */
export function proposeWithWheelchair(hall: Hall, available: ReadonlySet<SeatId>, count: number): SeatId[] {
  if (!Number.isInteger(count) || count < 1) return [];
  const usual = usualSeats(hall, available);
  const known = new Map<number, Array<{ group: HallGroup; seats: Pick }>>();
  const together = (size: number) => {
    const ways =
      known.get(size) ?? hall.groups.flatMap((group) => picksOf(group, usual, size).map((seats) => ({ group, seats })));
    known.set(size, ways);
    return ways;
  };
  const party = { hall, available, usual, company: count - 1, together };
  const proposals = freeOfKind(hall.seats, available, "wheelchair").flatMap((place) => around(party, place) ?? []);
  if (proposals.length === 0) return [];
  return proposals.reduce(better).seats.map(({ id }) => id);
}

function freeOfKind(seats: Pick, available: ReadonlySet<SeatId>, kind: HallSeat["kind"]): HallSeat[] {
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
  const together = party.together(count).map((way) => ({ ...way, far: far(away, way.seats) }));
  if (together.length > 0) {
    const least = Math.min(...together.map((one) => one.far));
    return together
      .filter((one) => one.far === least)
      .map(({ group, seats }): Proposal => {
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
  return seats.toSorted((a, b) => nearest(seated, a) - nearest(seated, b));
}

function nearest(seated: Pick, seat: HallSeat): number {
  return Math.min(...seated.map((other) => distance(other, seat)));
}
