/** How much of a large hall is drawn: blocks from afar, and close by the chairs around the part in view. */
import type { Hall, HallGroup } from "@podium/shared/halls/hall";
import { groupBox } from "./group-box.ts";
import { type Box, isWithin, overlap } from "./pan-zoom.ts";

/** Halls of up to this many seats are drawn whole, unless their seats are only dots. */
const MANY_SEATS = 600;
const SOME_SEATS = 250;
/** CSS pixels across a seat from which its letter can be read: in a large hall chairs are drawn from there. */
export const READABLE_SEAT = 20;
/** CSS pixels across a seat below which it is a dot. */
const DOT = 7;

export interface Detail {
  readonly isFar: boolean;
  /** The part of the drawing whose chairs are drawn; null for all of it. */
  readonly around: Box | null;
}

export const EVERYTHING: Detail = { isFar: false, around: null };

/** Too large to draw and list whole. */
export function isLarge({ seats }: Pick<Hall, "seats">): boolean {
  return seats.length > MANY_SEATS;
}

interface Look {
  /** CSS pixels across a seat; 0 while unknown. */
  readonly seatSize: number;
  /** The part of the drawing that the frame shows. */
  readonly inView: Box;
}

/** Returns the same object while nothing else has to be drawn. */
export function detailOf({ seats }: Pick<Hall, "seats">, { seatSize, inView }: Look, old: Detail): Detail {
  if (seatSize <= 0 || seats.length <= SOME_SEATS) return EVERYTHING;
  const many = isLarge({ seats });
  const isFar = seatSize < (many ? READABLE_SEAT : DOT);
  if (isFar) return old.isFar ? old : { isFar, around: null };
  if (!many) return EVERYTHING;
  const isNear = old.around !== null && old.around.width <= 4 * inView.width;
  if (isNear && !old.isFar && old.around && isWithin(inView, old.around)) return old;
  const { x, y, width, height } = inView;
  // Adds half a frame on each side, so that panning draws nothing new for a while.
  return { isFar, around: { x: x - width / 2, y: y - height / 2, width: 2 * width, height: 2 * height } };
}

/** @param stop the seat that has, or gets, the focus: its group is always drawn */
export function groupsAround(hall: Hall, { around }: Detail, stop: string | null): readonly HallGroup[] {
  if (around === null) return hall.readingOrder;
  const kept = stop === null ? undefined : hall.groupOf(stop);
  return hall.readingOrder.filter((group) => group === kept || overlap(groupBox(group), around));
}
