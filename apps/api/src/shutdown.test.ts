import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { listSteps, longestDrain, stopMs } from "./shutdown.ts";

test("serves on while it drains, then tells the sockets to go over, then closes the listener, then what calls need", async () => {
  const order: string[] = [];
  const note = (what: string) => async (): Promise<void> => void order.push(what);
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  server.on("close", () => order.push("the listener closes"));
  const deps = {
    config: { DRAIN_SECONDS: 0.001 },
    lifecycle: { untilQuiet: note("calls end") },
    realtime: { disconnectAll: note("sockets go over"), close: note("no more events") },
    queues: { finishJobs: note("jobs end"), close: note("the queue closes") },
    redis: { close: note("Redis closes") },
    database: { close: note("PostgreSQL closes") },
  };
  // The fakes have only the parts that a shutdown uses.
  const steps = listSteps({ server, close: note("the app closes") } as unknown as FastifyInstance, deps as never, []);
  for (const { run } of steps) await run();
  expect(order).toEqual([
    "calls end",
    "sockets go over",
    expect.stringMatching(/jobs end|the listener closes/),
    expect.stringMatching(/jobs end|the listener closes/),
    "no more events",
    "the app closes",
    "the queue closes",
    "Redis closes",
    "PostgreSQL closes",
  ]);
});

test.for([0, 5, 300])("takes at most as long as whoever stops it waits, with DRAIN_SECONDS=%i", (drain) => {
  const steps = listSteps({} as FastifyInstance, { config: { DRAIN_SECONDS: drain } } as never, []);
  expect(stopMs(drain)).toBeGreaterThan(steps.reduce((sum, { limitMs }) => sum + limitMs, 0));
  expect(longestDrain(stopMs(drain) / 1000)).toBe(drain);
  expect(longestDrain(stopMs(drain) / 1000 - 1)).toBe(drain - 1);
});
