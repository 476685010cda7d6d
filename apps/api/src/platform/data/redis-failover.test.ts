import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { Redis } from "ioredis";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testEnv } from "#test/database.ts";
import { LONG_TIME_LIMITS } from "#test/test-app.ts";
import { connectRedis } from "./redis.ts";

const bulk = (text: string): string => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
const array = (...parts: string[]): string => `*${parts.length}\r\n${parts.map(bulk).join("")}`;

/** The words of each command, from Redis' protocol. */
function commandsIn(data: Buffer): string[][] {
  const lines = data.toString().split("\r\n");
  const commands: string[][] = [];
  for (const [index, line] of lines.entries()) {
    if (line.startsWith("*")) commands.push([]);
    else if (line.startsWith("$")) commands.at(-1)?.push(lines[index + 1] ?? "");
  }
  return commands;
}

/** A Sentinel that can announce one failover to its subscribers just before it responds with the master's address. */
async function startSentinel(master: URL) {
  const listeners = new Set<Socket>();
  const say = (socket: Socket) => socket.write(array(master.hostname, master.port));
  let failover: { until: number; asking: Socket[] } | undefined;
  function respondLate({ asking }: { asking: Socket[] }): void {
    for (const one of listeners) one.write(array("message", "+switch-master", "podium"));
    // The event arrives before the response, as when a Sentinel is slow.
    setTimeout(() => asking.forEach(say), listeners.size > 0 ? 300 : 0);
  }
  function respond(socket: Socket, [name = "", kind = ""]: string[]): void {
    if (name.toLowerCase() === "subscribe") {
      listeners.add(socket);
      socket.write(`*3\r\n${bulk("subscribe")}${bulk(kind)}:1\r\n`);
    } else if (kind === "get-master-addr-by-name") {
      if (!failover) say(socket);
      else if (failover.asking.push(socket) === failover.until) {
        respondLate(failover);
        failover = undefined;
      }
    } else if (kind === "sentinels") socket.write("*0\r\n");
    else socket.write(name.toLowerCase() === "hello" ? "-NOPROTO unsupported protocol version\r\n" : "+OK\r\n");
  }
  const server = createServer((socket) => {
    socket.on("error", () => undefined).on("close", () => listeners.delete(socket));
    socket.on("data", (data) => {
      for (const command of commandsIn(data)) respond(socket, command);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    listeners,
    /** Announces one failover once this many clients ask, so that all of them are reconnecting at that moment. */
    announceWhenAsking: (clients: number) => void (failover = { until: clients, asking: [] }),
    hasAnnounced: () => failover === undefined,
    stop: () => server.close(),
  };
}

const master = new URL(testEnv("TEST_REDIS_URL"));
let sentinel: Awaited<ReturnType<typeof startSentinel>>;
beforeAll(async () => {
  sentinel = await startSentinel(master);
});
afterAll(() => sentinel.stop());

test("a failover that is announced during a reconnection leaves none without a connection", async () => {
  const url = Object.assign(new URL(master), { hostname: "podium", port: "" }).href;
  const redis = connectRedis(url, pino({ level: "silent" }), {
    sentinels: { addresses: [sentinel.address] },
    timeLimits: LONG_TIME_LIMITS,
  });
  const killer = new Redis(master.href);
  try {
    const clients = [redis.commands, redis.limits, redis.blocking];
    await expect.poll(() => clients.map(({ status }) => status)).toEqual(["ready", "ready", "ready"]);
    await expect.poll(() => sentinel.listeners.size).toBeGreaterThanOrEqual(clients.length);
    sentinel.announceWhenAsking(clients.length);
    const outcomes = clients.map((client) => {
      const { promise, resolve } = Promise.withResolvers<string>();
      client.once("ready", () => resolve("ready")).once("end", () => resolve("end"));
      return promise;
    });
    // Connections break as when the master dies: no client closed its own.
    for (const id of await Promise.all(clients.map((client) => client.client("ID"))))
      await killer.client("KILL", "ID", id);
    expect(await Promise.all(outcomes)).toEqual(["ready", "ready", "ready"]);
    expect(sentinel.hasAnnounced()).toBe(true);
    expect(await redis.commands.ping()).toBe("PONG");
  } finally {
    killer.disconnect();
    await redis.close();
  }
});
