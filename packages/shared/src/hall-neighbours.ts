import { ALL_SEATS, plannedSeat, seatGroup } from "./hall-plan.ts";
import type { SeatId } from "./seat-id.ts";

export type Direction = "left" | "right" | "up" | "down";

/** How much sideways distance weighs against distance in the direction of the arrow. */
const SIDEWAYS_WEIGHT = 2.4;

const known = new Map<string, SeatId | null>();

/** The nearest seat in a direction on the plan (up is towards the stage), or null at the edge of the hall. */
export function seatNeighbour(id: SeatId, direction: Direction): SeatId | null {
  const key = `${id} ${direction}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const neighbour = nearest(id, direction);
  known.set(key, neighbour);
  return neighbour;
}

export function seatAtEdge(id: SeatId, edge: "first" | "last"): SeatId {
  return seatGroup(id).seats.at(edge === "first" ? 0 : -1)?.id ?? id;
}

function nearest(id: SeatId, direction: Direction): SeatId | null {
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
