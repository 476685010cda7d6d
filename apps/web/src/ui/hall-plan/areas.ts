/** Areas (decisions, section 15): places without seats, drawn as one shape and chosen by their number. */
import type { PlanGroup } from "@podium/shared/contracts/hall-plan";
import type { Hall, HallGroup } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { isAreaPlace, type NamedSeat } from "@podium/shared/halls/seat-names";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { currentLanguage } from "#messages/messages.ts";
import { formatCount } from "#platform/format.ts";
import { hallAreas } from "#messages/nl/hall.ts";
import type { Box } from "@podium/shared/halls/boxes";
import type { SeatState, Tally } from "./seat-view.ts";

export const isArea = ({ kind }: Pick<PlanGroup, "kind">): boolean => kind === "area";

interface Parts {
  readonly areas: readonly HallGroup[];
  /** Groups of seats, in reading order. */
  readonly chairs: readonly HallGroup[];
  readonly chairCount: number;
}

const known = new WeakMap<Hall, Parts>();

export function partsOf(hall: Hall): Parts {
  let parts = known.get(hall);
  if (!parts) {
    const chairs = hall.readingOrder.filter((group) => !isArea(group));
    const chairCount = chairs.reduce((sum, { seatIds }) => sum + seatIds.length, 0);
    known.set(hall, (parts = { areas: hall.readingOrder.filter(isArea), chairs, chairCount }));
  }
  return parts;
}

export function areaWith(hall: Hall, seatId: string | null): HallGroup | undefined {
  const group = seatId === null ? undefined : hall.groupOf(seatId);
  return group && isArea(group) ? group : undefined;
}

/** Where the keyboard stops for this place: an area has one stop, its first place. */
export function stopAt(hall: Hall, seatId: SeatId): SeatId {
  return areaWith(hall, seatId)?.seatIds[0] ?? seatId;
}

/** The box around an area, also of a turned one. */
export function areaBox({ x, y, width = 0, height = 0, turn = 0 }: Omit<PlanGroup, "seats">): Box {
  const radians = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  const [across, down] = [width * cos + height * sin, width * sin + height * cos];
  return { x: x - across / 2, y: y - down / 2, width: across, height: down };
}

/** How many places somebody can still take. */
export const freeIn = ({ available = 0, free = 0 }: Tally): number => available + free;

export const chosenIn = ({ mine = 0, busy = 0 }: Tally): number => mine + busy;

/** '3.412 vrij', 'vol'; '4.000 plaatsen' where no states are shown; nothing while they load. */
export function areaWords({ seatIds: { length: capacity } }: HallGroup, tally: Tally): string {
  if (isUnheld(tally)) return countedPlaces(capacity, currentLanguage());
  const free = freeIn(tally);
  if (free > 0) return hallAreas().free(formatCount(free));
  return (tally.unknown ?? 0) > 0 ? "" : hallAreas().full;
}

/** Whether a plan shows no states, such as a preview. */
const isUnheld = (tally: Tally): boolean => Object.keys(tally).length === 0;

/** '3 gekozen', '2 van u' */
export function ownWords(tally: Tally): string[] {
  const t = hallAreas();
  const [chosen, own] = [chosenIn(tally), tally.own ?? 0];
  return [...(chosen > 0 ? [t.chosen(formatCount(chosen))] : []), ...(own > 0 ? [t.own(formatCount(own))] : [])];
}

/** 'Staanplaats, 3.412 van 4.000 plaatsen vrij, 3 gekozen' @param said what a plan says instead of what is free */
export function areaSentence(area: HallGroup, tally: Tally, said?: string): string {
  const t = hallAreas();
  const capacity = area.seatIds.length;
  const isLoading = (tally.unknown ?? 0) > 0;
  if (isUnheld(tally)) return `${area.label}, ${areaWords(area, tally)}`;
  const free = isLoading ? t.loading : t.freeOf(formatCount(freeIn(tally)), capacity, formatCount(capacity));
  return [area.label, said ?? free, ...ownWords(tally)].filter((part) => part !== "").join(", ");
}

/** Puts the places of an area together, in the order of the first; any other seat stands alone. */
export function placesTogether<Seat extends NamedSeat>(seats: readonly Seat[]): [Seat, ...Seat[]][] {
  const together = Map.groupBy(seats, (seat) => (isAreaPlace(seat) ? `${seat.group}\n` : seat.seatId));
  return [...together.values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []));
}

/** The chosen seats that are not of this area. */
export function othersThan({ seatIds }: HallGroup, chosen: readonly SeatId[]): SeatId[] {
  const own = new Set(seatIds);
  return chosen.filter((id) => !own.has(id));
}

const FILLING: readonly SeatState[] = ["scanned", "expected", "mine", "busy", "own", "occupied", "blocked", "held"];

/** A part of an area's shape, from its left: `from` and `share` are of its width. */
export interface AreaShare {
  readonly name: string;
  readonly className: string;
  readonly from: number;
  readonly share: number;
}

/** Shares of the shape: those who are there, then those who come or hold places; the rest is free. */
export function sharesOf(tally: Tally): readonly AreaShare[] {
  const total = Object.values(tally).reduce((sum, count) => sum + count, 0);
  const counts = FILLING.map((state) => ({ name: state, className: "hall-area-share", count: tally[state] ?? 0 }));
  return sharesOfCounts(counts, total);
}

export function sharesOfCounts(
  counts: ReadonlyArray<Pick<AreaShare, "name" | "className"> & { readonly count: number }>,
  total: number,
): readonly AreaShare[] {
  let from = 0;
  return counts.flatMap(({ name, className, count }) => {
    if (count === 0) return [];
    const share = count / total;
    from += share;
    return [{ name, className, from: from - share, share }];
  });
}

/** Returns the area that an event hit; null for an event beside the areas. */
export function areaOfTarget(hall: Hall, target: EventTarget | null): HallGroup | null {
  const id = target instanceof Element ? target.closest("[data-area]")?.getAttribute("data-area") : null;
  return partsOf(hall).areas.find((area) => area.id === id) ?? null;
}

export const isOnArea = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-area]") !== null;
