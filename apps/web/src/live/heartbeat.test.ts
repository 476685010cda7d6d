import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createHeartbeat, type Heartbeat } from "./heartbeat.ts";

const questions: (() => void)[] = [];
const said: string[] = [];
let heartbeat: Heartbeat;
const respond = () => questions.at(-1)?.();

beforeEach(() => {
  vi.useFakeTimers();
  questions.length = said.length = 0;
  heartbeat = createHeartbeat({
    ask: (onResponse) => void questions.push(onResponse),
    onSilent: () => void said.push("silent"),
    onRecovered: () => void said.push("recovered"),
    onGiveUp: () => void said.push("given up"),
  });
});
afterEach(() => {
  heartbeat.stop();
  vi.useRealTimers();
});

it("finds a server silent within 3 seconds, wherever in its pause it fell silent", () => {
  heartbeat.start();
  vi.advanceTimersByTime(100);
  respond();
  // The longest case: the server falls silent right after its response.
  vi.advanceTimersByTime(2999);
  expect(said).toEqual(["silent"]);
});

it("says nothing while the server responds, and asks about once in a second", () => {
  heartbeat.start();
  for (let second = 0; second < 60; second++) {
    respond();
    vi.advanceTimersByTime(1200);
  }
  expect(said).toEqual([]);
  expect(questions).toHaveLength(61);
});

it("recovers with a late response, asks nothing meanwhile, and goes on", () => {
  heartbeat.start();
  vi.advanceTimersByTime(5000);
  expect(questions).toHaveLength(1);
  respond();
  vi.advanceTimersByTime(1200);
  respond();
  expect(said).toEqual(["silent", "recovered"]);
  expect(questions).toHaveLength(2);
});

it("gives a connection up that stays silent", () => {
  heartbeat.start();
  vi.advanceTimersByTime(12_000);
  expect(said).toEqual(["silent", "given up"]);
});

it("asks again in place of calling the server silent when the page itself slept", () => {
  heartbeat.start();
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(1700);
  expect(said).toEqual([]);
  expect(questions).toHaveLength(2);
});

it("says nothing any more once it is stopped", () => {
  heartbeat.start();
  heartbeat.stop();
  respond();
  vi.advanceTimersByTime(20_000);
  expect([said, questions.length]).toEqual([[], 1]);
});

it("recovers a server that had fallen silent also when nobody looked in between", () => {
  heartbeat.start();
  vi.advanceTimersByTime(2000);
  heartbeat.stop();
  heartbeat.start();
  respond();
  expect(said).toEqual(["silent", "recovered"]);
});
