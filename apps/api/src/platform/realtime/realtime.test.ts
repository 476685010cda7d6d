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

  /** Replaces timers, and returns the rooms of each message that went to other processes. */
  function messagesOf({ io }: TestApp["deps"]["realtime"]) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const sent = vi.spyOn(io, "serverSideEmit");
    onTestFinished(() => sent.mockRestore());
    return (): unknown[] =>
      sent.mock.calls.map(([, batch]) =>
        (JSON.parse(batch as string) as Array<{ room: string }>).map(({ room }) => room),
      );
  }

  test("goes at once after a pause, and then what comes within milliseconds shares a message", async ({ podium }) => {
    const { realtime } = podium.deps;
    const messages = messagesOf(realtime);
    vi.advanceTimersByTime(1000);
    for (const id of [1, 2, 3]) {
      realtime.emit(...cleared(id));
      await tick();
    }
    expect(messages()).toEqual([[rooms.user(1)]]);
    vi.advanceTimersByTime(5);
    expect(messages()).toEqual([[rooms.user(1)], [rooms.user(2), rooms.user(3)]]);
    vi.advanceTimersByTime(1000);
    expect(messages()).toHaveLength(2);
  });

  test.for(["this version", "the version before"])("arrives from a process of %s", async (version, { podium }) => {
    const other = await startTestApp({ beside: podium });
    onTestFinished(() => other.close());
    const arrived: unknown[] = [];
    podium.deps.realtime.onForwarded("cart:changed", (payload) => arrived.push(payload));
    const [room, event, payload] = cleared(4);
    await expect
      .poll(() => {
        // The message is lost as long as the other processes have not subscribed.
        if (version === "this version") other.deps.realtime.emit(room, event, payload);
        else other.deps.realtime.io.serverSideEmit("deliver", [{ room, event, payload }]);
        return arrived[0];
      })
      .toEqual(payload);
  });

  test("goes out before the process closes", async () => {
    const other = await startTestApp();
    const { realtime } = other.deps;
    const messages = messagesOf(realtime);
    for (const id of [1, 2]) {
      realtime.emit(...cleared(id));
      await tick();
    }
    realtime.emit(...cleared(3));
    const closing = realtime.close();
    expect(messages().flat()).toEqual([1, 2, 3].map(rooms.user));
    vi.useRealTimers();
    await closing;
    await other.close();
  });
});
