import type { HallPlan, PlanGroup, PlanSeat } from "#contracts/hall-plan.ts";
import type { SeatId } from "./seat-id.ts";
import type { NamedSeat } from "./seat-names.ts";

/** Sizes in units of the drawing. */
export const SEAT_SIZE = 32;
/** Radius of a round table without its own size; half the side of a square one. */
export const TABLE_RADIUS = 27;

export interface HallSeat extends Readonly<Omit<PlanSeat, "id" | "label">>, Omit<NamedSeat, "kind"> {
  readonly id: SeatId;
  readonly seatId: SeatId;
  readonly group: string;
  readonly groupId: string;
  readonly zone: string;
  readonly place: number;
}

export interface HallGroup extends Omit<PlanGroup, "seats"> {
  readonly seats: readonly HallSeat[];
}

export interface Hall {
  readonly plan: HallPlan;
  /** In numbering order: by group, and within a group by seat. */
  readonly seats: readonly HallSeat[];
  readonly groups: readonly HallGroup[];
  /** From the first zone to the last: the order of lists, and of screen readers. */
  readonly readingOrder: readonly HallGroup[];
  seat(seatId: string): HallSeat | undefined;
  groupOf(seatId: string): HallGroup | undefined;
}

const halls = new WeakMap<HallPlan, Hall>();

/** @param plan without faults (`faults.ts`); the same object returns the same hall */
export function readHall(plan: HallPlan): Hall {
  const known = halls.get(plan);
  if (known) return known;
  const hall = buildHall(plan);
  halls.set(plan, hall);
  return hall;
}

function buildHall(plan: HallPlan): Hall {
  const byId = new Map<string, HallSeat>();
  const groupById = new Map<string, HallGroup>();
  const groups = plan.groups.map((group): HallGroup => {
    const seats = group.seats.map((seat) => {
      // A published plan has only well-formed ids.
      const id = seat.id as SeatId;
      const placed = {
        ...seat,
        id,
        seatId: id,
        group: group.label,
        groupId: group.id,
        zone: group.zone,
        place: byId.size,
      };
      byId.set(id, placed);
      return placed;
    });
    const placed = { ...group, seats };
    groupById.set(group.id, placed);
    return placed;
  });
  const zoneOrder = new Map(plan.zones.map(({ id }, index) => [id, index]));
  const orderOf = (group: HallGroup): number => zoneOrder.get(group.zone) ?? plan.zones.length;
  return {
    plan,
    groups,
    seats: [...byId.values()],
    readingOrder: groups.toSorted((a, b) => orderOf(a) - orderOf(b)),
    seat: (seatId) => byId.get(seatId),
    groupOf: (seatId) => groupById.get(byId.get(seatId)?.groupId ?? ""),
  };
}
