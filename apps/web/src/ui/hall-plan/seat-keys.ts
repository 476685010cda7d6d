import { type Hall, type HallGroup, SEAT_SIZE } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { SEAT_WORDS } from "@podium/shared/halls/seat-names";
import type { KeyboardEvent } from "react";
import { currentLanguage } from "#messages/messages.ts";
import { areaBox, areaWith, partsOf, stopAt } from "./areas.ts";
import { isLarge } from "./detail.ts";
import { type HallBlock, hallBlocks } from "./hall-blocks.ts";
import { overlap } from "./pan-zoom.ts";

/** How much sideways distance weighs against distance in the direction of the arrow. */
const SIDEWAYS_WEIGHT = 2.4;

/** Half the side of the square in which the next seat is looked for first. */
const NEAR = 16 * SEAT_SIZE;

const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" } as const;

type Direction = (typeof ARROWS)[keyof typeof ARROWS];

/** Returns the seat that a key moves to: the same one at the edge of the hall, null for a key that does not move. */
export function seatAfterKey(hall: Hall, id: SeatId, key: string, ctrl: boolean): SeatId | null {
  if (isArrow(key)) return seatNeighbour(hall, id, ARROWS[key]) ?? id;
  if (key !== "Home" && key !== "End") return null;
  const end = key === "Home" ? 0 : -1;
  const to = (ctrl ? hall.readingOrder.at(end) : hall.groupOf(id))?.seats.at(end)?.id ?? id;
  return stopAt(hall, to);
}

function isArrow(key: string): key is keyof typeof ARROWS {
  return Object.hasOwn(ARROWS, key);
}

/** The nearest seat in a direction on the plan (up is the top of the drawing), or null at the edge of the hall. */
export function seatNeighbour(hall: Hall, id: SeatId, direction: Direction): SeatId | null {
  const from = hall.seat(stopAt(hall, id));
  if (!from) return null;
  const start = { ...from, ...reachOf(hall, from.id) };
  if (!isLarge(hall)) return nearest(stopsOf(hall), start, direction)?.id ?? null;
  const around = { x: from.x - NEAR, y: from.y - NEAR, width: 2 * NEAR, height: 2 * NEAR };
  const near = hallBlocks(hall).flatMap(({ box, groups }) => (overlap(box, around) ? groups : []));
  const seat = nearest([...near.flatMap(stopsIn), ...stopsOfAreas(hall)], start, direction);
  // A seat that is far is perhaps not the nearest of the whole hall.
  const isSure = seat && Math.max(Math.abs(seat.x - from.x), Math.abs(seat.y - from.y)) * (1 + SIDEWAYS_WEIGHT) <= NEAR;
  return (isSure ? seat : nearest(stopsOf(hall), start, direction))?.id ?? null;
}

type Stop = Place & { readonly id: SeatId };

const known = new WeakMap<Hall, readonly Stop[]>();

/** Where the arrows stop: each seat, and each area once. */
function stopsOf(hall: Hall) {
  let stops = known.get(hall);
  if (!stops) {
    stops = [...partsOf(hall).chairs.flatMap(stopsIn), ...stopsOfAreas(hall)];
    known.set(hall, stops);
  }
  return stops;
}

const stopsIn = ({ seats }: HallGroup): Stop[] => seats.map(({ id, x, y }) => ({ id, x, y, ...NO_REACH }));

const stopsOfAreas = (hall: Hall): Stop[] =>
  partsOf(hall).areas.flatMap(({ seatIds: [id], x, y }) => (id ? { id, x, y, ...reachOf(hall, id) } : []));

/** How far an area reaches from its middle. */
function reachOf(hall: Hall, seatId: SeatId): Pick<Place, "across" | "down"> {
  const area = areaWith(hall, seatId);
  if (!area) return NO_REACH;
  const { width, height } = areaBox(area);
  return { across: width / 2, down: height / 2 };
}

const NO_REACH = { across: 0, down: 0 };

/** The block that a key moves to; null for keys that do not move. */
export function blockAfterKey(blocks: readonly HallBlock[], from: HallBlock, key: string): HallBlock | null {
  if (key === "Home" || key === "End") return blocks.at(key === "Home" ? 0 : -1) ?? from;
  if (!isArrow(key)) return null;
  const middles = blocks.map((block) => {
    const { x, y, width, height } = block.box;
    return { block, x: x + width / 2, y: y + height / 2, ...NO_REACH };
  });
  const start = middles.find(({ block }) => block === from);
  return (start && nearest(middles, start, ARROWS[key])?.block) ?? from;
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** How far it reaches to each side, when it lies beside the arrow's way. */
  readonly across: number;
  readonly down: number;
}

/** Compares all places: even with three thousand seats this takes a fraction of a millisecond. */
function nearest<Found extends Place>(places: readonly Found[], from: Place, direction: Direction): Found | null {
  const sideways = direction === "left" || direction === "right";
  const sign = direction === "right" || direction === "down" ? 1 : -1;
  let best: Found | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const to of places) {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const ahead = sign * (sideways ? dx : dy);
    const reach = sideways ? to.down + from.down : to.across + from.across;
    const fromMiddle = Math.abs(sideways ? dy : dx);
    const aside = Math.max(0, fromMiddle - reach);
    if (ahead <= 0 || aside > ahead) continue;
    // The seat at the middle of an area is nearer than the others along it.
    const distance = ahead + SIDEWAYS_WEIGHT * aside + 0.01 * Math.min(fromMiddle, reach);
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
