import { type HallGroup, SEAT_SIZE } from "@podium/shared/halls/hall";
import { type Box, boxOf } from "./pan-zoom.ts";

const boxes = new WeakMap<HallGroup, Box>();

/** Returns the smallest box around the chairs of a group; each group has one object. */
export function groupBox(group: HallGroup): Box {
  let box = boxes.get(group);
  if (!box) boxes.set(group, (box = boxOf(group.seats, SEAT_SIZE / 2)));
  return box;
}

/** Returns the smallest box around the chairs of all these groups. */
export function boxAround(groups: readonly HallGroup[]): Box {
  const corners = groups.map(groupBox).flatMap(({ x, y, width, height }) => [
    { x, y },
    { x: x + width, y: y + height },
  ]);
  return boxOf(corners, 0);
}
