import type { SeatGroup } from "@podium/shared/hall-plan";
import type { SeatId } from "@podium/shared/seat-id";

/** In order of letter. */
export function freeIn(group: SeatGroup, free: ReadonlySet<SeatId>): SeatId[] {
  return group.seats.map((seat) => seat.id).filter((id) => free.has(id));
}

/** Every choice of `count` free seats in the group: any at a table, an unbroken run in a row. */
export function picksOf(group: SeatGroup, free: ReadonlySet<SeatId>, count: number): SeatId[][] {
  if (count < 1) return [];
  if (group.kind === "table") return choose(freeIn(group, free), count);
  const ids = group.seats.map((seat) => seat.id);
  return ids
    .map((_, start) => ids.slice(start, start + count))
    .filter((run) => run.length === count && run.every((id) => free.has(id)));
}

function choose(ids: readonly SeatId[], count: number): SeatId[][] {
  if (count === 0) return [[]];
  return ids.flatMap((id, index) => choose(ids.slice(index + 1), count - 1).map((rest) => [id, ...rest]));
}

/** How many free seats lose their last free neighbour to this choice. */
export function newLoneSeats(group: SeatGroup, free: ReadonlySet<SeatId>, chosen: readonly SeatId[]): number {
  const after = new Set(freeIn(group, free).filter((id) => !chosen.includes(id)));
  const before = new Set(loneSeats(group, free));
  return loneSeats(group, after).filter((id) => !before.has(id)).length;
}

function loneSeats(group: SeatGroup, free: ReadonlySet<SeatId>): SeatId[] {
  const ids = group.seats.map((seat) => seat.id);
  const isFree = (id: SeatId | undefined) => id !== undefined && free.has(id);
  if (group.kind === "table") {
    const open = freeIn(group, free);
    return open.length === 1 ? open : [];
  }
  return ids.filter((id, index) => isFree(id) && !isFree(ids[index - 1]) && !isFree(ids[index + 1]));
}

/** Distance between the first and the last of these seats, in seats. */
export function spread(group: SeatGroup, seats: readonly SeatId[]): number {
  const places = seats.map((id) => group.seats.findIndex((seat) => seat.id === id));
  return Math.max(...places) - Math.min(...places);
}
