import { seatAtEdge, seatNeighbour } from "@podium/shared/hall-neighbours";
import type { Direction } from "@podium/shared/hall-neighbours";
import { hallPlan } from "@podium/shared/hall-plan";
import type { SeatGroup } from "@podium/shared/hall-plan";
import { seatPlace } from "@podium/shared/seat-id";
import type { SeatId } from "@podium/shared/seat-id";

/** From the stage to the back: the order in which the hall is listed and read out. */
export const READING_ORDER: readonly SeatGroup[] = [...hallPlan.tables, ...hallPlan.rows];

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** The seat that a key moves to. At the edge of the hall an arrow stays where it is; null for every other key. */
export function seatAfterKey(id: SeatId, key: string, ctrl: boolean): SeatId | null {
  const direction = ARROWS[key];
  if (direction) return seatNeighbour(id, direction) ?? id;
  if (key === "Home") return ctrl ? (READING_ORDER.at(0)?.seats.at(0)?.id ?? id) : seatAtEdge(id, "first");
  if (key === "End") return ctrl ? (READING_ORDER.at(-1)?.seats.at(-1)?.id ?? id) : seatAtEdge(id, "last");
  return null;
}

/** 'Tafel 4', 'Rij 2, stoelen A tot J'. */
export function groupName(group: SeatGroup): string {
  if (group.kind === "table") return `Tafel ${group.number}`;
  const letters = group.seats.map((seat) => seatPlace(seat.id).letter);
  return `Rij ${group.number}, stoelen ${letters.at(0)} tot ${letters.at(-1)}`;
}
