import type * as SocketIo from "socket.io-client";
import { afterEach, expect, it, vi } from "vitest";
import { ioOptions, serverEmits } from "#test/fake-socket.ts";
import { type ConnectionState, createConnection } from "./connection.ts";

it("is lost at once when the network goes before the first handshake is done", async () => {
  const states: ConnectionState[] = [];
  const connection = createConnection({ token: () => null, onState: (state) => void states.push(state) });
  connection.loseNetwork();
  await connection.open();
  connection.loseNetwork();
  serverEmits("connect");
  // An open connection notices the loss by itself.
  connection.loseNetwork();
  connection.regainNetwork();
  expect(states).toEqual(["connecting", "lost", "connected"]);
});

afterEach(() => void vi.useRealTimers());

it("is lost when nothing responds while it still opens, sooner than one that falls silent ends by itself", async () => {
  vi.useFakeTimers();
  const states: ConnectionState[] = [];
  const connection = createConnection({ token: () => null, onState: (state) => void states.push(state) });
  await connection.open();
  vi.advanceTimersByTime(20_000);
  expect(states).toEqual(["connecting", "lost"]);
  // A slow network: the same attempt succeeds after all.
  serverEmits("connect");
  expect(states).toEqual(["connecting", "lost", "connected"]);
});

it("stays connected once it opened in time", async () => {
  vi.useFakeTimers();
  const states: ConnectionState[] = [];
  await createConnection({ token: () => null, onState: (state) => void states.push(state) }).open();
  serverEmits("connect");
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual(["connecting", "connected"]);
});

it("is not lost while it opens anew with another token, unless that takes long or the server ends it", async () => {
  vi.useFakeTimers();
  const states: ConnectionState[] = [];
  const connection = createConnection({ token: () => null, onState: (state) => void states.push(state) });
  await connection.open();
  serverEmits("connect");
  connection.reconnect();
  // The library's reason for its own `disconnect`.
  serverEmits("disconnect", "io client disconnect");
  serverEmits("connect");
  expect(states).toEqual(["connecting", "connected", "connecting", "connected"]);
  serverEmits("disconnect", "io client disconnect");
  vi.advanceTimersByTime(20_000);
  expect(states.slice(4)).toEqual(["connecting", "lost"]);
  serverEmits("connect");
  serverEmits("disconnect", "transport close");
  expect(states.slice(6)).toEqual(["connected", "lost"]);
});

it("comes back at a moment of its own within two seconds: a server that crashes cuts all screens off at once", async () => {
  await createConnection({ token: () => null }).open();
  const { Manager } = await vi.importActual<typeof SocketIo>("socket.io-client");
  const pauses = Array.from({ length: 1000 }, () => {
    const manager = new Manager("http://127.0.0.1", { ...ioOptions, autoConnect: false });
    // The library's own random delay, which has no public function.
    return (manager as unknown as { backoff: { duration: () => number } }).backoff.duration();
  });
  expect(Math.max(...pauses)).toBeLessThanOrEqual(2000);
  const inQuarter = (quarter: number) => pauses.filter((pause) => Math.floor(pause / 500) === quarter).length;
  // An even distribution has 250 in each quarter.
  for (const quarter of [0, 1, 2, 3]) expect(inQuarter(quarter)).toBeGreaterThan(150);
});
