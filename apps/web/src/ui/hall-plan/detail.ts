/** How much of a large hall is drawn: from afar its parts, and close by the chairs around the part in view. */
import { type Box, groupBox } from "@podium/shared/halls/boxes";
import { type Hall, type HallGroup, SEAT_SIZE } from "@podium/shared/halls/hall";
import { MANY_SEATS } from "@podium/shared/halls/block-shapes";
import { useMemo, useSyncExternalStore } from "react";
import { isArea, partsOf } from "./areas.ts";
import { type HallBlock, hallBlocks, hallSections } from "./hall-blocks.ts";
import { isWithin, overlap } from "./pan-zoom.ts";
import type { PlanCamera } from "./use-plan-camera.ts";

/** Halls of up to this many seats are drawn whole; up to `MANY_SEATS` unless their seats are only dots. */
const SOME_SEATS = 250;
/** CSS pixels across a seat from which its letter can be read: in a large hall chairs are drawn from there. */
export const READABLE_SEAT = 20;
/** CSS pixels across a seat below which it is a dot. */
const DOT = 7;
/** CSS pixels across a seat from which the words of a block can be read, instead of those of a section. */
const BLOCK_SEAT = 4;

interface Detail {
  readonly isFar: boolean;
  /** From afar: CSS pixels per unit, rounded so that most zooming draws no words again; else 0. */
  readonly unit: number;
  /** The part of the drawing whose chairs are drawn; null for all of it. */
  readonly around: Box | null;
}

const EVERYTHING: Detail = { isFar: false, unit: 0, around: null };

/** Counts drawn seats: the places of an area are drawn as one shape. */
export function isLarge(hall: Hall): boolean {
  return partsOf(hall).chairCount > MANY_SEATS;
}

interface Look {
  /** CSS pixels across a seat; 0 while unknown. */
  readonly seatSize: number;
  readonly inView: Box;
}

/** Returns the same object while nothing else has to be drawn. */
function detailOf(hall: Hall, { seatSize, inView }: Look, old: Detail): Detail {
  if (seatSize <= 0 || partsOf(hall).chairCount <= SOME_SEATS) return EVERYTHING;
  const many = isLarge(hall);
  const isFar = seatSize < (many ? READABLE_SEAT : DOT);
  if (isFar) {
    const unit = roughly(seatSize) / SEAT_SIZE;
    return old.isFar && old.unit === unit ? old : { isFar, unit, around: null };
  }
  if (!many) return EVERYTHING;
  const isNear = old.around !== null && old.around.width <= 4 * inView.width;
  if (isNear && !old.isFar && old.around && isWithin(inView, old.around)) return old;
  const { x, y, width, height } = inView;
  // Adds half a frame on each side, so that panning draws nothing new for a while.
  return { isFar, unit: 0, around: { x: x - width / 2, y: y - height / 2, width: 2 * width, height: 2 * height } };
}

/** Rounds down to `BLOCK_SEAT` times a power of the square root of two. */
function roughly(seatSize: number): number {
  return BLOCK_SEAT * 2 ** (Math.floor(2 * Math.log2(seatSize / BLOCK_SEAT)) / 2);
}

/** @param stop the seat that has, or gets, the focus: its group is always drawn */
function groupsAround(hall: Hall, { around }: Detail, stop: string | null): readonly HallGroup[] {
  const { chairs } = partsOf(hall);
  if (around === null) return chairs;
  const focused = stop === null ? undefined : hall.groupOf(stop);
  const near = hallBlocks(hall)
    .filter(({ box }) => overlap(box, around))
    .flatMap(({ groups }) => groups.filter((group) => overlap(groupBox(group), around)));
  const middle = { x: around.x + around.width / 2, y: around.y + around.height / 2 };
  const away = new Map(near.map((group) => [group, Math.hypot(group.x - middle.x, group.y - middle.y)]));
  // The chairs in the middle of the view are drawn first.
  const ordered = near.toSorted((a, b) => (away.get(a) ?? 0) - (away.get(b) ?? 0));
  return focused && !isArea(focused) && !away.has(focused) ? [focused, ...ordered] : ordered;
}

interface DetailView {
  readonly isFar: boolean;
  /** CSS pixels per unit of the drawing, roughly; from afar only. */
  readonly unit: number;
  /** The parts that are drawn from afar. */
  readonly blocks: readonly HallBlock[];
  readonly groups: readonly HallGroup[];
}

const NO_GROUPS: readonly HallGroup[] = [];
const NO_BLOCKS: readonly HallBlock[] = [];

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
  const { isFar, unit } = detail;
  const near = useMemo(() => (detail.isFar ? NO_GROUPS : groupsAround(hall, detail, stop)), [hall, detail, stop]);
  const blocks = !isFar ? NO_BLOCKS : unit * SEAT_SIZE < BLOCK_SEAT ? hallSections(hall) : hallBlocks(hall);
  return { isFar, unit, blocks, groups: near };
}
