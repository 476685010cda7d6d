import type { Rehearsal, RehearsalReport } from "@podium/shared/contracts/rehearsals";
import type { ManagedWaitingRoom, WaitingRoom, WaitingRoomEntry } from "@podium/shared/contracts/waiting-room";

const OPENED = "2026-03-01T19:00:00.000Z";

/** A waiting room after its draw: nobody is in yet of 2,310. */
export const testRoom = (more: Partial<WaitingRoom> = {}): WaitingRoom => ({
  on: true,
  opensAt: OPENED,
  drawn: true,
  waiting: 2310,
  letIn: 0,
  letInPerMinute: 60,
  paused: false,
  seedHash: "5a1f".repeat(16),
  at: OPENED,
  ...more,
});

export const testEntry = (more: Partial<WaitingRoomEntry> = {}): WaitingRoomEntry => ({
  entry: "3d6f2a8e-9a4b-4c39-8a51-0f6f4f5f9a11",
  state: "before",
  room: testRoom(),
  now: OPENED,
  ...more,
});

export const testManagedRoom = (more: Partial<ManagedWaitingRoom> = {}): ManagedWaitingRoom => ({
  showId: 1,
  mode: "auto",
  room: testRoom({ letIn: 180, waiting: 2130 }),
  inside: 74,
  letInLastMinute: 58,
  usualPerMinute: 60,
  perMinute: null,
  openForAll: false,
  estimateSeconds: 2130,
  ...more,
});

/** An opening for 400 people and 360 seats, which sold out. */
export const testReport = (more: Partial<RehearsalReport> = {}): RehearsalReport => ({
  seats: 360,
  opensAfter: 60,
  elapsed: 240,
  arrived: 400,
  letIn: 210,
  waiting: 0,
  inside: 0,
  reserved: 160,
  gaveUp: 24,
  soldOut: 216,
  refused: 0,
  seatsSold: 360,
  clashes: 12,
  letInPerMinute: 72,
  busiestMinute: 73,
  waitTypical: 48,
  waitLongest: 145,
  calls: 1420,
  callTypicalMs: 9,
  callP99Ms: 84,
  callLongestMs: 1240,
  refusals: [],
  timeline: [
    { second: 0, waiting: 1, inside: 0, seatsSold: 0 },
    { second: 60, waiting: 200, inside: 0, seatsSold: 0 },
    { second: 125, waiting: 250, inside: 74, seatsSold: 110 },
    { second: 240, waiting: 0, inside: 0, seatsSold: 360 },
  ],
  ...more,
});

export const testRehearsal = (more: Partial<Rehearsal> = {}): Rehearsal => ({
  id: 3,
  people: 400,
  seconds: 120,
  state: "DONE",
  createdAt: "2026-02-20T09:00:00.000Z",
  endedAt: "2026-02-20T09:04:05.000Z",
  report: testReport(),
  ...more,
});
