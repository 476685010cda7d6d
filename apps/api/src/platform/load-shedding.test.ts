import { expect } from "vitest";
import { apiTest } from "#test/fixtures.ts";

/** So long that a busy machine is not overloaded by itself. */
const BLOCK_MS = 200;
const test = apiTest({ overload: { maxEventLoopDelay: BLOCK_MS / 2, sampleInterval: 5 * BLOCK_MS } });

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

test("an overloaded process responds to API calls with 503 and Retry-After, serves the rest, and recovers", async ({
  podium,
}) => {
  const { app } = podium;
  const others = () =>
    Promise.all(["/healthz", "/readyz", "/metrics", "/"].map(async (path) => (await app.inject(path)).statusCode));
  const calm = await others();
  expect(calm.slice(0, 3)).toEqual([200, 200, 200]);
  const stop = overload();
  try {
    // One response: a process that stood still for a whole sample sheds nothing after it.
    let shed = await app.inject("/api/show");
    await expect.poll(async () => (shed = await app.inject("/api/show")).statusCode).toBe(503);
    expect([shed.headers["retry-after"], shed.json()]).toEqual([
      expect.stringMatching(/^\d+$/),
      expect.objectContaining({ statusCode: 503, code: "UNAVAILABLE" }),
    ]);
    expect(await others()).toEqual(calm);
  } finally {
    stop();
  }
  await expect.poll(async () => (await app.inject("/api/show")).statusCode).toBe(200);
});
