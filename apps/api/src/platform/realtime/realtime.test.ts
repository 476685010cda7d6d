import { rooms } from "@podium/shared/contracts/realtime";
import { describe, expect, onTestFinished, vi } from "vitest";
import { apiTest } from "#test/fixtures.ts";
import { connect } from "#test/screens.ts";
import { startTestApp, type TestApp } from "#test/test-app.ts";

const test = apiTest({ listen: true });

test("a process that stops ends its sockets' connections one after the other, and each of them comes back", async ({
  podium,
}) => {
  const { realtime } = podium.deps;
  const sockets = await Promise.all(Array.from({ length: 20 }, () => connect(podium.url)));
  const served = [...realtime.io.sockets.sockets.values()];
  const open = () => served.filter(({ conn }) => conn.readyState === "open").length;
  // The test moves the clock: on a busy machine the real one could jump over all turns at once.
  let now = Math.ceil(performance.now());
  const time = vi.spyOn(performance, "now").mockImplementation(() => now);
  onTestFinished(() => time.mockRestore());
  const ends = sockets.map(
    (socket) =>
      new Promise<string>((resolve) => {
        socket.once("disconnect", (reason) => {
          resolve(`${reason}, comes back: ${socket.active}`);
          socket.disconnect();
        });
      }),
  );
  const stopped = realtime.disconnectAll();
  await Promise.race(ends);
  expect(open()).toBe(19);
  now += 1000;
  await expect.poll(open).toBe(9);
  now += 1000;
  await stopped;
  expect(new Set(await Promise.all(ends))).toEqual(new Set(["transport close, comes back: true"]));
});

describe("what goes to other processes", () => {
  const tick = () => new Promise((resolve) => setImmediate(resolve));
  const cleared = (id: number) => [rooms.user(id), "cart:changed", { cart: null, reason: "cleared" }] as const;

  /** Replaces timers, and returns the messages of each write to Redis: their room, and the events in it. */
  function writesOf({ redis }: TestApp["deps"]) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const writes: string[][] = [];
    const spy = vi.spyOn(redis.commands, "eval").mockImplementation(((
      _script: string,
      count: number,
      ...rest: readonly string[]
    ) => {
      const events = (text = "") => (JSON.parse(text.slice(text.indexOf("["))) as unknown[]).length;
      const channels = rest.slice(0, count);
      writes.push(channels.map((channel, at) => `${events(rest[count + at])} for ${channel.replace(/^.*:room:/, "")}`));
      return Promise.resolve(null);
    }) as never);
    onTestFinished(() => spy.mockRestore());
    return writes;
  }

  test("goes at once after a pause, and then what comes within milliseconds shares a write, of one room a message", async ({
    podium,
  }) => {
    const writes = writesOf(podium.deps);
    vi.advanceTimersByTime(1000);
    for (const id of [1, 2, 3, 2]) {
      podium.deps.realtime.emit(...cleared(id));
      await tick();
    }
    expect(writes).toEqual([["1 for user:1"]]);
    vi.advanceTimersByTime(5);
    expect(writes).toEqual([["1 for user:1"], ["2 for user:2", "1 for user:3"]]);
    vi.advanceTimersByTime(1000);
    expect(writes).toHaveLength(2);
  });

  test("goes out before the process closes", async () => {
    const other = await startTestApp();
    const { realtime } = other.deps;
    const writes = writesOf(other.deps);
    for (const id of [1, 2]) {
      realtime.emit(...cleared(id));
      await tick();
    }
    realtime.emit(...cleared(3));
    const closing = realtime.close();
    expect(writes.flat()).toEqual([1, 2, 3].map((id) => `1 for ${rooms.user(id)}`));
    vi.useRealTimers();
    await closing;
    await other.close();
  });
});
