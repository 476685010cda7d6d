import { createHash } from "node:crypto";
import type {
  ManagedWaitingRoom,
  WaitingRoom as WaitingRoomJson,
  WaitingRoomDraw as DrawJson,
  WaitingRoomEntry as EntryJson,
} from "@podium/shared/contracts/waiting-room";
import type { Draw, ManagedRoom, Place, Room } from "./waiting-room.service.ts";

const hashOf = (seed: string): string => createHash("sha256").update(seed).digest("hex");

export function presentRoom({ seed, opensAt, drawnAt, at, ...room }: Room): WaitingRoomJson {
  const { isOn: on, waiting, letIn, perMinute, paused } = room;
  return {
    on,
    opensAt: opensAt?.toISOString() ?? null,
    drawn: drawnAt !== null,
    waiting,
    letIn,
    letInPerMinute: perMinute,
    paused,
    seedHash: hashOf(seed),
    ...(drawnAt !== null && { seed }),
    at: at.toISOString(),
  };
}

export function presentPlace({ until, room, ...place }: Place, now: Date): EntryJson {
  return {
    ...place,
    ...(until && { until: until.toISOString() }),
    room: room && presentRoom(room),
    now: now.toISOString(),
  };
}

export function presentDraw({ seed, drawnAt, entries }: Draw): DrawJson {
  return {
    seedHash: hashOf(seed),
    seed: drawnAt === null ? null : seed,
    drawnAt: drawnAt?.toISOString() ?? null,
    entries,
  };
}

export function presentManaged({ room, ...managed }: ManagedRoom): ManagedWaitingRoom {
  return { ...managed, room: room && presentRoom(room) };
}
