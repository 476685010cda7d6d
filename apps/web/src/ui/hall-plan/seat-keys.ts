import { ALL_SEATS, hallPlan, plannedSeat, seatGroup, type SeatGroup } from "@podium/shared/hall-plan";
import { type SeatId, seatPlace } from "@podium/shared/seat-id";

/** From the stage to the back: the order in which the hall is listed and read out. */
export const READING_ORDER: readonly SeatGroup[] = [...hallPlan.tables, ...hallPlan.rows];

/** How much sideways distance weighs against distance in the direction of the arrow. */
const SIDEWAYS_WEIGHT = 2.4;

const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" } as const;

type Direction = (typeof ARROWS)[keyof typeof ARROWS];

/** The seat that a key moves to. At the edge of the hall an arrow stays where it is; null for every other key. */
export function seatAfterKey(id: SeatId, key: string, ctrl: boolean): SeatId | null {
  if (isArrow(key)) return seatNeighbour(id, ARROWS[key]) ?? id;
  if (key !== "Home" && key !== "End") return null;
  const end = key === "Home" ? 0 : -1;
  return (ctrl ? READING_ORDER.at(end) : seatGroup(id))?.seats.at(end)?.id ?? id;
}

function isArrow(key: string): key is keyof typeof ARROWS {
  return Object.hasOwn(ARROWS, key);
}

/** The nearest seat in a direction on the plan (up is towards the stage), or null at the edge of the hall. */
export function seatNeighbour(id: SeatId, direction: Direction): SeatId | null {
  const from = plannedSeat(id);
  const sideways = direction === "left" || direction === "right";
  const sign = direction === "right" || direction === "down" ? 1 : -1;
  let best: SeatId | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const other of ALL_SEATS) {
    if (other === id) continue;
    const to = plannedSeat(other);
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const ahead = sign * (sideways ? dx : dy);
    const aside = Math.abs(sideways ? dy : dx);
    if (ahead <= 0 || aside > ahead) continue;
    const distance = ahead + SIDEWAYS_WEIGHT * aside;
    if (distance < bestDistance) {
      best = other;
      bestDistance = distance;
    }
  }
  return best;
}

/** 'Tafel 4', 'Rij 2, stoelen A tot J'. */
export function groupName(group: SeatGroup): string {
  if (group.kind === "table") return `Tafel ${group.number}`;
  const letters = group.seats.map((seat) => seatPlace(seat.id).letter);
  return `Rij ${group.number}, stoelen ${letters.at(0)} tot ${letters.at(-1)}`;
}
