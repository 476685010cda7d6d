import { expect } from "vitest";
import { apiTest } from "#test/fixtures.ts";

/** Long enough that a busy machine alone causes no overload. */
const BLOCK_MS = 200;
const MANY = 5;
const test = apiTest({
  overload: { maxEventLoopDelay: BLOCK_MS / 2, sampleInterval: 5 * BLOCK_MS, manyCalls: MANY },
});

/** Makes every turn of the event loop too long, until the returned function is called. */
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
  const calls = (count: number) => Promise.all(Array.from({ length: count }, () => app.inject("/api/show")));
  /** Finds the first 503 among this many calls at once; none after a sample in which the process stood still. */
  const shedOf = async (count: number) => (await calls(count)).find(({ statusCode }) => statusCode === 503);
  const calm = await others();
  expect(calm.slice(0, 3)).toEqual([200, 200, 200]);
  const stop = overload();
  try {
    let shed: Awaited<ReturnType<typeof shedOf>>;
    await expect.poll(async () => (shed = await shedOf(2 * MANY))?.statusCode).toBe(503);
    expect([shed?.headers["retry-after"], shed?.json()]).toEqual([
      expect.stringMatching(/^\d+$/),
      expect.objectContaining({ statusCode: 503, code: "UNAVAILABLE" }),
    ]);
    expect(await others()).toEqual(calm);
    // So few calls cannot be the cause of the overload.
    expect(await shedOf(MANY - 1)).toBeUndefined();
  } finally {
    stop();
  }
  await expect.poll(() => shedOf(2 * MANY)).toBeUndefined();
});
