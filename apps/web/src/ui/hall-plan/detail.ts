/** How much of a large hall is drawn: blocks from afar, and close by the chairs around the part in view. */
import { type Hall, type HallGroup, SEAT_SIZE } from "@podium/shared/halls/hall";
import { useMemo, useSyncExternalStore } from "react";
import { type Box, boxOf, isWithin, overlap } from "./pan-zoom.ts";
import type { PlanCamera } from "./use-plan-camera.ts";

/** Halls of up to this many seats are drawn whole, unless their seats are only dots. */
const MANY_SEATS = 600;
const SOME_SEATS = 250;
/** CSS pixels across a seat from which its letter can be read: in a large hall chairs are drawn from there. */
export const READABLE_SEAT = 20;
/** CSS pixels across a seat below which it is a dot. */
const DOT = 7;

interface Detail {
  readonly isFar: boolean;
  /** The part of the drawing whose chairs are drawn; null for all of it. */
  readonly around: Box | null;
}

const EVERYTHING: Detail = { isFar: false, around: null };

export function isLarge({ seats }: Pick<Hall, "seats">): boolean {
  return seats.length > MANY_SEATS;
}

interface Look {
  /** CSS pixels across a seat; 0 while unknown. */
  readonly seatSize: number;
  readonly inView: Box;
}

/** Returns the same object while nothing else has to be drawn. */
function detailOf({ seats }: Pick<Hall, "seats">, { seatSize, inView }: Look, old: Detail): Detail {
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
function groupsAround(hall: Hall, { around }: Detail, stop: string | null): readonly HallGroup[] {
  if (around === null) return hall.readingOrder;
  const focused = stop === null ? undefined : hall.groupOf(stop);
  return hall.readingOrder.filter((group) => group === focused || overlap(groupBox(group), around));
}

interface DetailView {
  readonly isFar: boolean;
  readonly groups: readonly HallGroup[];
}

const NONE: readonly HallGroup[] = [];

const everything = (): Detail => EVERYTHING;

function lookThrough(camera: PlanCamera, hall: Hall): () => Detail {
  let last = EVERYTHING;
  return () => {
    last = detailOf(hall, { seatSize: camera.seatSize(), inView: camera.inView() }, last);
    return last;
  };
}

/**
 * Checks each move, but React renders again only when blocks and chairs change places, or the visitor has panned beyond
 * the drawn groups. @param hasBlocks false: every chair is drawn
 */
export function useDetail(hall: Hall, camera: PlanCamera, stop: string | null, hasBlocks: boolean): DetailView {
  const look = useMemo(() => (hasBlocks ? lookThrough(camera, hall) : everything), [hall, camera, hasBlocks]);
  const detail = useSyncExternalStore(camera.watch, look);
  const near = useMemo(() => groupsAround(hall, detail, stop), [hall, detail, stop]);
  return { isFar: detail.isFar, groups: detail.isFar ? NONE : near };
}

const boxes = new WeakMap<HallGroup, Box>();

export function groupBox(group: HallGroup): Box {
  let box = boxes.get(group);
  if (!box) boxes.set(group, (box = boxOf(group.seats, SEAT_SIZE / 2)));
  return box;
}

export function boxAround(groups: readonly HallGroup[]): Box {
  const corners = groups.map(groupBox).flatMap(({ x, y, width, height }) => [
    { x, y },
    { x: x + width, y: y + height },
  ]);
  return boxOf(corners, 0);
}
