import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Room } from "./advance-room.ts";
import { createWaitingRoomAnnouncer } from "./waiting-room.realtime.ts";

const room = (more: Partial<Room> = {}): Room => ({
  isOn: true,
  opensAt: null,
  drawnAt: new Date(0),
  seed: "a1",
  waiting: 20_000,
  letIn: 600,
  perMinute: 600,
  paused: false,
  at: new Date(0),
  ...more,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function announcer() {
  const emit = vi.fn<(...message: unknown[]) => void>();
  const { changed } = createWaitingRoomAnnouncer({ realtime: { emit } });
  const letInShown = () => emit.mock.calls.map(([, , payload]) => (payload as { room: { letIn: number } }).room.letIn);
  return { changed, letInShown };
}

function tenSecondsOf(more: Partial<Room>): number {
  const { changed, letInShown } = announcer();
  for (let second = 0; second < 10; second++) {
    changed(7, room({ ...more, letIn: 600 + second }));
    vi.advanceTimersByTime(1000);
  }
  return letInShown().length;
}

test("the figures of a room travel each second, and less often when thousands wait", () => {
  expect(tenSecondsOf({ waiting: 40 })).toBe(10);
  expect(tenSecondsOf({ waiting: 20_000 })).toBeLessThanOrEqual(3);
  expect(tenSecondsOf({ waiting: 200_000 })).toBeGreaterThanOrEqual(2);
});

test("of figures that follow each other the newest arrives, within five seconds", () => {
  const { changed, letInShown } = announcer();
  for (const letIn of [600, 610, 620]) changed(7, room({ letIn }));
  expect(letInShown()).toEqual([600]);
  vi.advanceTimersByTime(5000);
  expect(letInShown()).toEqual([600, 620]);
});

test("the draw, a pause, another pace and another opening are told within a second, however many wait", () => {
  const facts = [{ drawnAt: new Date(1) }, { paused: true }, { perMinute: 300 }, { opensAt: new Date(1) }];
  for (const fact of facts) {
    const { changed, letInShown } = announcer();
    changed(7, room());
    changed(7, room({ letIn: 610 }));
    changed(7, room({ letIn: 620, ...fact }));
    vi.advanceTimersByTime(1000);
    expect(letInShown()).toEqual([600, 620]);
  }
});
