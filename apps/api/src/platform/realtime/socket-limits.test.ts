import { EventEmitter } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import type { RealtimeServer } from "./realtime.ts";
import { limitSockets } from "./socket-limits.ts";

afterEach(() => void vi.useRealTimers());

test("a socket that asked too much may ask again eight seconds after its first message", async () => {
  vi.useFakeTimers();
  const io = new EventEmitter();
  limitSockets(io as unknown as RealtimeServer, { enabled: true, metrics: { countRefusedMessage: () => undefined } });
  const middlewares: Array<(message: unknown[], next: () => void) => void> = [];
  io.emit("connection", { id: "a", use: (one: (typeof middlewares)[0]) => middlewares.push(one) });

  const ask = async (count: number): Promise<number> => {
    const done = vi.fn<() => void>();
    for (let message = 0; message < count; message++) middlewares[0]?.(["show:join"], done);
    await vi.advanceTimersByTimeAsync(0);
    return done.mock.calls.length;
  };
  expect(await ask(50)).toBe(40);
  await vi.advanceTimersByTimeAsync(7900);
  expect(await ask(1)).toBe(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(await ask(50)).toBe(40);
});
