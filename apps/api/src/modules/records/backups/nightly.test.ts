import { pino } from "pino";
import { expect, test } from "vitest";
import { createFakeClock } from "#test/fake-clock.ts";
import { backUpEachNight } from "./nightly.ts";

/** Runs until `until`. @returns the times at which it made, or tried to make, a backup */
async function run(options: { from: string; until: string; lastGood?: string; fails?: (attempt: number) => boolean }) {
  const clock = createFakeClock();
  clock.set(new Date(options.from));
  const attempts: string[] = [];
  let good = options.lastGood === undefined ? null : new Date(options.lastGood);
  const over = new Error("over");
  const nights = backUpEachNight({
    clock,
    logger: pino({ level: "silent" }),
    lastGoodAt: async () => good,
    async backUp() {
      attempts.push(clock.now().toISOString());
      if (options.fails?.(attempts.length)) throw new Error("the disk is full");
      good = clock.now();
    },
    async wait(milliseconds) {
      clock.advance(milliseconds / 1000);
      if (clock.now() >= new Date(options.until)) throw over;
    },
  });
  await expect(nights).rejects.toBe(over);
  return attempts;
}

test("each night has one backup, at half past three in Brussels", async () => {
  const made = await run({
    from: "2026-11-20T12:00:00Z",
    until: "2026-11-23T12:00:00Z",
    lastGood: "2026-11-20T02:30:10Z",
  });
  expect(made).toEqual(["21", "22", "23"].map((day) => `2026-11-${day}T02:30:00.000Z`));
});

test("a start makes one at once when that of the last night is missing, or there never was one", async () => {
  const start = { from: "2026-11-20T12:00:00Z", until: "2026-11-20T13:00:00Z" };
  expect(await run(start)).toEqual(["2026-11-20T12:00:00.000Z"]);
  expect(await run({ ...start, lastGood: "2026-11-19T02:30:10Z" })).toHaveLength(1);
  expect(await run({ ...start, lastGood: "2026-11-20T02:30:10Z" })).toEqual([]);
});

test("a failed one is tried again after 5, 10, 20, 40 and then every 60 minutes, until it is good", async () => {
  const tried = await run({
    from: "2026-11-20T02:30:00Z",
    until: "2026-11-20T23:00:00Z",
    fails: (attempt) => attempt <= 6,
  });
  const minutes = tried.map((at) => (Date.parse(at) - Date.parse("2026-11-20T02:30:00Z")) / 60_000);
  expect(minutes).toEqual([0, 5, 15, 35, 75, 135, 195]);
});
