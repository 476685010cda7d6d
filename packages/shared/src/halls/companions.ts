import type { PlanGroup } from "../contracts/hall-plan.ts";
import { dayAtTheatre } from "#words/date-formats.ts";
import { SEAT_SIZE } from "./hall.ts";

const HOUR_MS = 3600 * 1000;

/** Returns the next midnight, from which companion places need their wheelchair place (decisions, section 10). */
export function companionsBoundFrom(now: Date): Date {
  const midnightUtc = Date.parse(`${dayAtTheatre(now)}T00:00:00Z`) + 24 * HOUR_MS;
  const tomorrow = dayAtTheatre(new Date(midnightUtc));
  // Belgium is one hour ahead of UTC, in summer two.
  const inSummer = new Date(midnightUtc - 2 * HOUR_MS);
  return dayAtTheatre(inSummer) === tomorrow ? inSummer : new Date(midnightUtc - HOUR_MS);
}

export function companionsAreBound(startsAt: Date, now: Date): boolean {
  return startsAt >= companionsBoundFrom(now);
}

interface Place {
  seatId: string;
  kind: string;
  groupId: string;
}

/** A place that was already alone, as a volunteer allowed it, may stay so. @param places of `before` and `after` */
export function leavesAlone(places: readonly Place[], before: readonly string[], after: readonly string[]): boolean {
  const of = (seatIds: readonly string[]) => places.filter(({ seatId }) => seatIds.includes(seatId));
  const alone = (among: readonly Place[]) =>
    among.filter(
      ({ kind, groupId }) =>
        kind === "companion" && !among.some((place) => place.kind === "wheelchair" && place.groupId === groupId),
    );
  const stoodAlone = new Set(alone(of(before)).map(({ seatId }) => seatId));
  return alone(of(after)).some(({ seatId }) => !stoodAlone.has(seatId));
}

/** Largest distance between two places beside each other. */
const FAR = 3 * SEAT_SIZE;
/** Distance up to which places are neighbours, as a multiple of the nearest one: allows for the row behind. */
const BESIDE = 1.5;

/** Finds places with a seat or aisle in between: both are sold together, so two people would sit apart. */
export function companionsApart({ seats }: Pick<PlanGroup, "seats">): number[] {
  return [...seats.keys()].filter((index) => {
    const seat = seats[index];
    if (seat?.kind !== "companion") return false;
    const distances = seats.flatMap((other, place) =>
      place === index ? [] : { kind: other.kind, distance: Math.hypot(other.x - seat.x, other.y - seat.y) },
    );
    const reach = Math.min(FAR, BESIDE * Math.min(...distances.map(({ distance }) => distance)));
    return !distances.some(({ kind, distance }) => kind === "wheelchair" && distance <= reach);
  });
}

export function placesForCompanion({ seats }: Pick<PlanGroup, "seats">): number[] {
  const makeOne = (index: number) =>
    seats.map((seat, place) => (place === index ? { ...seat, kind: "companion" as const } : seat));
  return [...seats.keys()].filter(
    (index) => seats[index]?.kind === "seat" && !companionsApart({ seats: makeOne(index) }).includes(index),
  );
}
