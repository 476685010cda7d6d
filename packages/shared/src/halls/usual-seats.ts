import type { Hall } from "./hall.ts";
import type { SeatId } from "./seat-id.ts";
import type { FreeSeats } from "./seat-picks.ts";

/** Areas are left out, as their places are alike: see `proposePlaces` of `propose-seats.ts`. */
export function usualSeats(hall: Hall, available: FreeSeats): ReadonlySet<SeatId> {
  const usual = usualAmong(hall, available);
  const ids = hall.groups.flatMap(({ kind, seatIds }) => (kind === "area" ? [] : seatIds));
  return new Set(ids.filter((id) => usual.has(id)));
}

/** Whether anybody may take one of the available seats of rows and tables. */
export function hasUsualSeats(hall: Hall, available: FreeSeats): boolean {
  const usual = usualAmong(hall, available);
  return hall.groups.some(({ kind, seatIds }) => kind !== "area" && seatIds.some((id) => usual.has(id)));
}

/** Says of each seat of rows and tables whether it is one of `usualSeats`, without a look at the others. */
export function usualAmong(hall: Hall, available: FreeSeats): FreeSeats {
  const reserved = reservedPlaces(hall);
  return { has: (id) => available.has(id) && !reserved.has(id) };
}

const reservedOf = new WeakMap<Hall, ReadonlySet<SeatId>>();

/** The places of people in a wheelchair and of who comes with them. */
export function reservedPlaces(hall: Hall): ReadonlySet<SeatId> {
  let reserved = reservedOf.get(hall);
  if (!reserved) {
    const groups = hall.groups.filter(({ kinds }) => kinds.has("wheelchair") || kinds.has("companion"));
    const places = groups.flatMap(({ seats }) => seats).filter(({ kind }) => kind !== "seat" && kind !== "restricted");
    reservedOf.set(hall, (reserved = new Set(places.map(({ id }) => id))));
  }
  return reserved;
}
