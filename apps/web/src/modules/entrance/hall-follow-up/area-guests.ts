import type { HallGroup } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { STANDARD_TYPE } from "@podium/shared/tickets/ticket-types";
import { folded } from "@podium/shared/words/search-text";
import type { SeatOwner } from "./hall-snapshot.ts";

interface AreaPlace {
  readonly id: SeatId;
  /** Undefined for the type that needs no check. */
  readonly type: string | undefined;
  readonly isInside: boolean;
  readonly scannedAt: string | null;
}

/** Somebody with places of an area; a reservation whose tickets were passed on has several of them. */
export interface AreaGuest {
  readonly key: string;
  readonly reservationId: number;
  readonly name: string;
  /** `name` as searches compare it. */
  readonly searched: string;
  readonly isPaid: boolean;
  readonly places: readonly [AreaPlace, ...AreaPlace[]];
}

/** @returns those with places of this area, by name */
export function areaGuests(
  { seatIds }: Pick<HallGroup, "seatIds">,
  owners: ReadonlyMap<SeatId, SeatOwner>,
  present: ReadonlySet<string>,
): AreaGuest[] {
  const sold = seatIds.flatMap((id) => {
    const owner = owners.get(id);
    return owner ? [{ id, owner }] : [];
  });
  const byGuest = Map.groupBy(sold, ({ owner: { reservation, name } }) => `${reservation.id} ${name}`);
  const guests = [...byGuest].flatMap(([key, own]): AreaGuest[] => {
    const [first, ...others] = own.map(({ id, owner }) => areaPlace(id, owner, present.has(id)));
    const owner = own[0]?.owner;
    if (!first || !owner) return [];
    const { reservation } = owner;
    const name = owner.name || "Zonder naam";
    return [
      {
        key,
        reservationId: reservation.id,
        name,
        searched: folded(name),
        isPaid: reservation.confirmed,
        places: [first, ...others],
      },
    ];
  });
  const { compare } = new Intl.Collator("nl");
  return guests.toSorted((one, other) => compare(one.name, other.name));
}

function areaPlace(id: SeatId, { reservation, scannedAt }: SeatOwner, isInside: boolean): AreaPlace {
  const type = reservation.seats.find(({ seat }) => seat.seatId === id)?.ticketType?.name;
  return { id, isInside, scannedAt, type: type === STANDARD_TYPE ? undefined : type };
}
