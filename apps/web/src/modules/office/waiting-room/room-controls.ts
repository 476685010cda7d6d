import type { ManagedWaitingRoom } from "@podium/shared/contracts/waiting-room";
import { MAX_LET_IN_PER_MINUTE } from "@podium/shared/contracts/limits";
import { type Backend, backend } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { liveQueries } from "#live/use-live-query.ts";

/** How many were let in within the last minute changes without an event. */
const REPAIR_MS = 10_000;

export function managedRoomQuery(showId: number, { api, rooms }: Backend = backend) {
  return liveQuery({
    key: ["office", "waiting-room", showId],
    fetch: (signal) => api.getWaitingRoom({ params: { id: showId }, signal }),
    room: rooms.waitingRoom(showId),
    apply: (known, { room }, refetch) => {
      // The event has what everybody sees; who is inside, and how fast they came, only the organiser's call.
      refetch();
      return { ...known, room };
    },
    repairEvery: REPAIR_MS,
  });
}

export function setManagedRoom(room: ManagedWaitingRoom): void {
  liveQueries.change<ManagedWaitingRoom>(managedRoomQuery(room.showId).key, () => room);
}

/** People a minute, from the smallest hall to the largest installation. */
const PACES = [
  1,
  2,
  5,
  10,
  20,
  30,
  45,
  60,
  90,
  120,
  180,
  240,
  300,
  450,
  600,
  900,
  1200,
  1800,
  2400,
  3600,
  MAX_LET_IN_PER_MINUTE,
];

/** The next step from a pace, which need not be one itself; null at the end. */
export const fasterThan = (pace: number): number | null => PACES.find((step) => step > pace) ?? null;
export const slowerThan = (pace: number): number | null => PACES.findLast((step) => step < pace) ?? null;

export type RoomState = "off" | "empty" | "before" | "open" | "paused" | "running" | "quiet";

/** @param now server clock, milliseconds */
export function roomState({ mode, room, openForAll }: ManagedWaitingRoom, now: number): RoomState {
  if (mode === "off") return "off";
  if (openForAll) return "open";
  if (!room) return "empty";
  if (room.opensAt !== null && now < Date.parse(room.opensAt)) return "before";
  if (room.paused) return "paused";
  return room.on || room.waiting > 0 ? "running" : "quiet";
}
