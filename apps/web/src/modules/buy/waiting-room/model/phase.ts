/** The phases of the waiting room on a page: derived from one's place, the room's counters and the clock. */
import type { WaitingRoom, WaitingRoomEntry } from "@podium/shared/contracts/waiting-room";

export type Phase =
  /** Nothing to say: the room is off, or one may choose as always. */
  | { kind: "none" }
  | { kind: "before"; opensAt: string; count: number }
  /** The sale opened, and the order is being drawn; or one's rank was let in, and one's turn is on its way. */
  | { kind: "drawing" }
  | { kind: "called" }
  | { kind: "waiting"; rank: number; ahead: number; paused: boolean; seconds: number | null }
  | { kind: "turn"; until: string }
  | { kind: "ended" }
  /** Everybody may choose now. */
  | { kind: "open" };

/** The figures with the latest moment: a response and an event may cross. */
export function newest(...rooms: ReadonlyArray<WaitingRoom | null | undefined>): WaitingRoom | null {
  return rooms.reduce<WaitingRoom | null>(
    (latest, room) => (room && (!latest || Date.parse(room.at) > Date.parse(latest.at)) ? room : latest),
    null,
  );
}

/** @param room the newest known @param now server clock, milliseconds */
export function phaseOf(entry: WaitingRoomEntry, room: WaitingRoom | null, now: number): Phase {
  if (entry.entry === null || !room) return { kind: "none" };
  const { opensAt } = room;
  if (opensAt !== null && now < Date.parse(opensAt)) return { kind: "before", opensAt, count: room.waiting };
  if (entry.state === "in") {
    if (entry.until !== undefined && now < Date.parse(entry.until)) return { kind: "turn", until: entry.until };
    return room.on && entry.until !== undefined ? { kind: "ended" } : { kind: "open" };
  }
  if (!room.drawn || entry.rank === undefined) return { kind: "drawing" };
  const position = entry.rank - room.letIn;
  // A room also ends when its show is cancelled: the server says which.
  if (position < 1 || !room.on) return { kind: "called" };
  const pace = room.letInPerMinute;
  return {
    kind: "waiting",
    rank: entry.rank,
    ahead: position - 1,
    paused: room.paused,
    seconds: room.paused || pace < 1 ? null : Math.ceil((position * 60) / pace),
  };
}

/** Whether the server knows more of one's place than this page: after a draw, and once one is let in. */
export function mustAsk(entry: WaitingRoomEntry, room: WaitingRoom | null): boolean {
  if (!room) return false;
  // A visitor who came when there was no line has no place in the one that there is now.
  if (entry.entry === null) return room.on;
  if (entry.state === "in") return false;
  if (entry.rank === undefined) return room.drawn;
  return entry.rank <= room.letIn || !room.on || entry.room?.seedHash !== room.seedHash;
}

/** Estimates are rounded up, and the longer the wait, the coarser. Null: less than a minute. */
export function roundMinutes(seconds: number): number | null {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return null;
  const step = minutes <= 20 ? 1 : minutes <= 60 ? 5 : 10;
  return Math.ceil(minutes / step) * step;
}

const ANNOUNCE_MS = 60_000;
const ANNOUNCE_SHARE = 0.1;

export interface Announced {
  /** How many were ahead when the page first said so. */
  from: number;
  ahead: number;
  at: number;
}

/** Whether a screen reader is told how far one is: after each tenth of the way, and at most once a minute. */
export function isToAnnounce({ from, ahead: last, at }: Announced, ahead: number, now: number): boolean {
  return now - at >= ANNOUNCE_MS && last - ahead >= from * ANNOUNCE_SHARE && last !== ahead;
}
