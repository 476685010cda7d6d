import { expect, it } from "vitest";
import { testEntry, testRoom } from "#test/test-waiting-room.ts";
import { isToAnnounce, mustAsk, newest, phaseOf, roundMinutes } from "./phase.ts";

const OPENS = "2026-12-01T19:00:00.000Z";
const at = (seconds: number): number => Date.parse(OPENS) + seconds * 1000;
const moment = (seconds: number): string => new Date(at(seconds)).toISOString();

it("counts down to the opening by the room's, even when the place says otherwise", () => {
  const before = testRoom({ opensAt: OPENS, drawn: false, waiting: 2310 });
  expect(phaseOf(testEntry({ state: "before" }), before, at(-60))).toEqual({
    kind: "before",
    opensAt: OPENS,
    count: 2310,
  });
  // The opening was moved after the draw.
  const moved = testRoom({ opensAt: moment(600), drawn: true });
  expect(phaseOf(testEntry({ state: "waiting", rank: 4 }), moved, at(0)).kind).toBe("before");
});

it("says that the order is drawn from the opening until the place has its rank", () => {
  const opened = testRoom({ opensAt: OPENS, drawn: false });
  expect(phaseOf(testEntry({ state: "before" }), opened, at(0)).kind).toBe("drawing");
  const drawn = testRoom({ opensAt: OPENS, drawn: true });
  expect(phaseOf(testEntry({ state: "before" }), drawn, at(2)).kind).toBe("drawing");
  expect([mustAsk(testEntry({ state: "before" }), opened), mustAsk(testEntry({ state: "before" }), drawn)]).toEqual([
    false,
    true,
  ]);
});

it("derives one's position from the counter of who was let in, and asks once it is one's turn", () => {
  const entry = testEntry({ state: "waiting", rank: 124 });
  const phase = (letIn: number, more = {}) =>
    phaseOf(entry, testRoom({ opensAt: OPENS, letIn, letInPerMinute: 60, ...more }), at(60));
  expect(phase(0)).toEqual({ kind: "waiting", rank: 124, ahead: 123, paused: false, seconds: 124 });
  expect(phase(120)).toMatchObject({ ahead: 3, seconds: 4 });
  expect(phase(123)).toMatchObject({ ahead: 0, seconds: 1 });
  expect(phase(124)).toEqual({ kind: "called" });
  expect(phase(0, { paused: true })).toMatchObject({ ahead: 123, paused: true, seconds: null });
  expect([123, 124].map((letIn) => mustAsk(entry, testRoom({ letIn })))).toEqual([false, true]);
});

it("gives a turn until its end, and says then that it is over", () => {
  const entry = testEntry({ state: "in", rank: 3, until: moment(300) });
  const room = testRoom({ opensAt: OPENS });
  expect(phaseOf(entry, room, at(299))).toEqual({ kind: "turn", until: moment(300) });
  expect(phaseOf(entry, room, at(300)).kind).toBe("ended");
  expect(mustAsk(entry, testRoom({ letIn: 10 }))).toBe(false);
});

it("asks when the room ends, which is the opening for all or the end of the sale, and knows it then", () => {
  const ended = testRoom({ opensAt: OPENS, on: false });
  const waiting = testEntry({ state: "waiting", rank: 900 });
  expect([phaseOf(waiting, ended, at(60)).kind, mustAsk(waiting, ended)]).toEqual(["called", true]);
  expect(phaseOf(testEntry({ state: "in" }), ended, at(60)).kind).toBe("open");
  expect(phaseOf(testEntry({ state: "in", until: moment(1) }), ended, at(60)).kind).toBe("open");
});

it("asks again for who came without a line and finds one now, and after another draw", () => {
  const without = testEntry({ entry: null, state: "in" });
  expect([mustAsk(without, testRoom({ on: false })), mustAsk(without, testRoom())]).toEqual([false, true]);
  expect(mustAsk(testEntry({ state: "waiting", rank: 9 }), testRoom({ seedHash: "b0".repeat(32) }))).toBe(true);
});

it("says nothing where the show has no waiting room", () => {
  expect(phaseOf(testEntry({ entry: null, state: "in", room: null }), null, at(0))).toEqual({ kind: "none" });
});

it("believes the figures with the latest moment, whichever arrived last", () => {
  const [older, newer] = [testRoom({ letIn: 4, at: moment(1) }), testRoom({ letIn: 5, at: moment(2) })];
  expect([newest(older, newer)?.letIn, newest(newer, older)?.letIn, newest(null, older, undefined)?.letIn]).toEqual([
    5, 5, 4,
  ]);
});

it("rounds estimates up, the longer the coarser", () => {
  expect([59, 60, 61, 1200, 1201, 3600, 3601, 4801].map(roundMinutes)).toEqual([null, 1, 2, 20, 25, 60, 70, 90]);
});

it("is announced after each tenth of the way, and at most once a minute", () => {
  const last = { from: 1000, ahead: 1000, at: at(0) };
  expect(isToAnnounce(last, 950, at(3600))).toBe(false);
  expect(isToAnnounce(last, 900, at(59))).toBe(false);
  expect(isToAnnounce(last, 900, at(60))).toBe(true);
  // The last few of a short line.
  expect(isToAnnounce({ from: 5, ahead: 1, at: at(0) }, 1, at(90))).toBe(false);
});
