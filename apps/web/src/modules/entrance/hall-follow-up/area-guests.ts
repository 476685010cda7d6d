import type { HallGroup } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { folded } from "@podium/shared/words/search-text";
import type { SeatOwner } from "./hall-snapshot.ts";

/** Who has places of an area; a reservation whose tickets were passed on has several. */
export interface AreaGuest {
  readonly key: string;
  readonly name: string;
  /** `name` as searches compare it. */
  readonly searched: string;
  readonly isPaid: boolean;
  readonly places: readonly SeatId[];
  /** How many of the places were scanned. */
  readonly inside: number;
  /** The place that a press is about: the first that was not scanned, else the first. */
  readonly next: SeatId;
}

/** @returns those with places of this area, by name */
export function areaGuests(
  { seatIds }: Pick<HallGroup, "seatIds">,
  owners: ReadonlyMap<SeatId, SeatOwner>,
  present: ReadonlySet<string>,
): AreaGuest[] {
  const sold = seatIds.flatMap((place) => {
    const owner = owners.get(place);
    return owner ? [{ place, owner }] : [];
  });
  const byGuest = Map.groupBy(sold, ({ owner: { reservation, name } }) => `${reservation.id} ${name}`);
  const guests = [...byGuest].flatMap(([key, own]): AreaGuest[] => {
    const [first] = own;
    if (!first) return [];
    const places = own.map(({ place }) => place);
    const { reservation, name } = first.owner;
    return [
      {
        key,
        name,
        searched: folded(name),
        isPaid: reservation.confirmed,
        places,
        inside: places.filter((place) => present.has(place)).length,
        next: places.find((place) => !present.has(place)) ?? first.place,
      },
    ];
  });
  const { compare } = new Intl.Collator("nl");
  return guests.toSorted((one, other) => compare(one.name, other.name));
}
