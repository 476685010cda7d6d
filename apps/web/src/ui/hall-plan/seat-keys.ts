import type { Hall, HallGroup } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { SEAT_WORDS } from "@podium/shared/halls/seat-names";
import type { KeyboardEvent } from "react";
import { currentLanguage } from "#messages/messages.ts";
import type { HallBlock } from "./hall-blocks.ts";

/** How much sideways distance weighs against distance in the direction of the arrow. */
const SIDEWAYS_WEIGHT = 2.4;

const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" } as const;

type Direction = (typeof ARROWS)[keyof typeof ARROWS];

/** Returns the seat that a key moves to: the same one at the edge of the hall, null for a key that does not move. */
export function seatAfterKey(hall: Hall, id: SeatId, key: string, ctrl: boolean): SeatId | null {
  if (isArrow(key)) return seatNeighbour(hall, id, ARROWS[key]) ?? id;
  if (key !== "Home" && key !== "End") return null;
  const end = key === "Home" ? 0 : -1;
  return (ctrl ? hall.readingOrder.at(end) : hall.groupOf(id))?.seats.at(end)?.id ?? id;
}

function isArrow(key: string): key is keyof typeof ARROWS {
  return Object.hasOwn(ARROWS, key);
}

/** The nearest seat in a direction on the plan (up is the top of the drawing), or null at the edge of the hall. */
export function seatNeighbour(hall: Hall, id: SeatId, direction: Direction): SeatId | null {
  const from = hall.seat(id);
  return (from && nearest(hall.seats, from, direction)?.id) ?? null;
}

/** The block that a key moves to; null for keys that do not move. */
export function blockAfterKey(blocks: readonly HallBlock[], from: HallBlock, key: string): HallBlock | null {
  if (key === "Home" || key === "End") return blocks.at(key === "Home" ? 0 : -1) ?? from;
  if (!isArrow(key)) return null;
  const middles = blocks.map((block) => {
    const { x, y, width, height } = block.box;
    return { block, x: x + width / 2, y: y + height / 2 };
  });
  const start = middles.find(({ block }) => block === from);
  return (start && nearest(middles, start, ARROWS[key])?.block) ?? from;
}

/** Compares all places: even with three thousand seats this takes a fraction of a millisecond. */
function nearest<Place extends Readonly<{ x: number; y: number }>>(
  places: readonly Place[],
  from: Readonly<{ x: number; y: number }>,
  direction: Direction,
): Place | null {
  const sideways = direction === "left" || direction === "right";
  const sign = direction === "right" || direction === "down" ? 1 : -1;
  let best: Place | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const to of places) {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const ahead = sign * (sideways ? dx : dy);
    const aside = Math.abs(sideways ? dy : dx);
    if (ahead <= 0 || aside > ahead) continue;
    const distance = ahead + SIDEWAYS_WEIGHT * aside;
    if (distance < bestDistance) {
      best = to;
      bestDistance = distance;
    }
  }
  return best;
}

/** 'Tafel 4', 'Rij 2, stoelen A tot J'. */
export function groupName({ kind, label, seats }: Pick<HallGroup, "kind" | "label" | "seats">): string {
  const [first, last] = [seats.at(0)?.label, seats.at(-1)?.label];
  if (kind !== "row" || first === undefined) return label;
  const words = SEAT_WORDS[currentLanguage()];
  return `${label}, ${seats.length === 1 ? words.seat(first) : words.seats(words.range(first, last ?? ""))}`;
}

/** Whether a key belongs to the browser: with Alt, or Command on a Mac, arrows go back and forward. */
export function isBrowserKey({ altKey, metaKey, key }: Pick<KeyboardEvent, "altKey" | "metaKey" | "key">): boolean {
  return altKey || (metaKey && key.startsWith("Arrow"));
}
