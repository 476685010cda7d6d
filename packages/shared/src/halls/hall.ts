import type { HallPlan, PlanGroup, PlanSeat, SeatKind } from "#contracts/hall-plan.ts";
import { factsOf, withSeats } from "./packed-plan.ts";
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
  readonly kinds: ReadonlySet<SeatKind>;
  readonly seatIds: readonly SeatId[];
  /** Made at the first look: from afar a large hall is drawn without them. */
  readonly seats: readonly HallSeat[];
}

export interface Hall {
  readonly plan: HallPlan;
  /** How many seats, which says it without making them. */
  readonly size: number;
  readonly kinds: ReadonlySet<SeatKind>;
  /** In numbering order: by group, and within a group by seat. */
  readonly seats: readonly HallSeat[];
  readonly groups: readonly HallGroup[];
  /** From the first zone to the last: the order of lists, and of screen readers. */
  readonly readingOrder: readonly HallGroup[];
  seat(seatId: string): HallSeat | undefined;
  groupOf(seatId: string): HallGroup | undefined;
}

export const MAX_AREA_CAPACITY = 20_000;

/** How many people the group takes. */
export const capacityOf = ({ kind, capacity = 0, seats }: Pick<PlanGroup, "kind" | "capacity" | "seats">): number =>
  kind === "area" ? capacity : seats.length;

/** `<id>-1` to `<id>-<capacity>`. */
function idsOfArea({ id, capacity = 0 }: PlanGroup): string[] {
  return Array.from({ length: Math.min(capacity, MAX_AREA_CAPACITY) }, (_, index) => `${id}-${index + 1}`);
}

/** The places of an area as seats without a label, all at its middle. */
function placesOfArea(area: PlanGroup): PlanSeat[] {
  return idsOfArea(area).map((id) => ({ id, label: "", x: area.x, y: area.y, turn: 0, kind: "seat" }));
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

const ONLY_SEATS: ReadonlySet<SeatKind> = new Set(["seat"]);

function buildHall(plan: HallPlan): Hall {
  const kinds = new Set<SeatKind>();
  const groupById = new Map<string, HallGroup>();
  let size = 0;
  const groups = plan.groups.map((group): HallGroup => {
    const facts = factsOf(group);
    const own = group.kind === "area" ? ONLY_SEATS : facts.kinds;
    for (const kind of own) kinds.add(kind);
    // A published plan has only well-formed ids.
    const seatIds = (group.kind === "area" ? idsOfArea(group) : facts.ids) as readonly SeatId[];
    const first = size;
    size += seatIds.length;
    const placed = withSeats({ ...facts.drawn, kinds: own, seatIds }, () => placeSeats(group, first));
    groupById.set(group.id, placed);
    return placed;
  });
  let seats: readonly HallSeat[] | undefined;
  let owners: ReadonlyMap<string, HallGroup> | undefined;
  const groupOf = (seatId: string): HallGroup | undefined => (owners ??= ownersIn(groups)).get(seatId);
  const zoneOrder = new Map(plan.zones.map(({ id }, index) => [id, index]));
  const orderOf = (group: HallGroup): number => zoneOrder.get(group.zone) ?? plan.zones.length;
  return {
    plan,
    groups,
    size,
    kinds,
    get seats() {
      return (seats ??= groups.flatMap((group) => group.seats));
    },
    readingOrder: groups.toSorted((a, b) => orderOf(a) - orderOf(b)),
    seat: (seatId) => seatIn(groupOf(seatId), seatId),
    groupOf,
  };
}

function ownersIn(groups: readonly HallGroup[]): ReadonlyMap<string, HallGroup> {
  const owners = new Map<string, HallGroup>();
  for (const group of groups) for (const id of group.seatIds) owners.set(id, group);
  return owners;
}

function placeSeats(group: PlanGroup, first: number): HallSeat[] {
  const { id: groupId, label: name, zone } = group;
  return (group.kind === "area" ? placesOfArea(group) : group.seats).map(({ id, label, x, y, turn, kind }, index) => {
    const seatId = id as SeatId;
    // Each by its name: a spread takes several times as long for 20,000 seats.
    return { id: seatId, label, x, y, turn, kind, seatId, group: name, groupId, zone, place: first + index };
  });
}

const bySeat = new WeakMap<HallGroup, ReadonlyMap<string, HallSeat>>();

function seatIn(group: HallGroup | undefined, seatId: string): HallSeat | undefined {
  if (!group) return undefined;
  let seats = bySeat.get(group);
  if (!seats) bySeat.set(group, (seats = new Map(group.seats.map((seat) => [seat.id, seat]))));
  return seats.get(seatId);
}
