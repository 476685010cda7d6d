import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { setUpErrors } from "./error-handler.ts";
import { shedLoad } from "./load-shedding.ts";

const BLOCK_MS = 60;

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  setUpErrors(app);
  await shedLoad(app, { maxEventLoopDelay: BLOCK_MS / 3, sampleInterval: 10 * BLOCK_MS });
  for (const path of ["/api/show", "/healthz", "/readyz", "/metrics", "/"]) app.get(path, async () => ({}));
});
afterAll(() => app.close());

/** Every turn of the event loop takes too long until the returned function is called. */
function overload(): () => void {
  let turn: NodeJS.Immediate;
  const block = () => {
    const end = performance.now() + BLOCK_MS;
    while (performance.now() < end);
    turn = setImmediate(block);
  };
  turn = setImmediate(block);
  return () => clearImmediate(turn);
}

test("an overloaded process responds to API calls with 503 and Retry-After, serves the rest, and recovers", async () => {
  const stop = overload();
  try {
    await vi.waitUntil(() => app.isUnderPressure() && Number.isFinite(app.memoryUsage().eventLoopDelay), {
      timeout: 10_000,
    });
    const shed = await app.inject("/api/show");
    expect([shed.statusCode, shed.headers["retry-after"], shed.json()]).toEqual([
      503,
      expect.stringMatching(/^\d+$/),
      expect.objectContaining({ statusCode: 503, code: "UNAVAILABLE" }),
    ]);
    for (const path of ["/healthz", "/readyz", "/metrics", "/"])
      expect((await app.inject(path)).statusCode, path).toBe(200);
  } finally {
    stop();
  }
  await vi.waitUntil(async () => (await app.inject("/api/show")).statusCode === 200, { timeout: 10_000 });
}, 30_000);
