import { expect, test } from "vitest";
import { spread } from "./spread.ts";

/** The moment of each item's turn, by a clock on which each sleep takes `lateMs` longer. */
async function turnsOf(count: number, lateMs = 0): Promise<number[]> {
  let now = 1000;
  const turns: number[] = [];
  const items = Array.from({ length: count }, (_, index) => index);
  await spread(items, 2000, (index) => void (turns[index] = now - 1000), {
    now: () => now,
    sleep: async (ms) => void (now += ms + lateMs),
  });
  return turns;
}

test.for([2, 30, 300, 5000])("%i sockets get their turns evenly over two seconds", async (count) => {
  const turns = await turnsOf(count);
  expect(turns).toHaveLength(count);
  const delays = turns.map((turn, index) => turn - (2000 * index) / count);
  expect([Math.min(...delays) >= 0, Math.max(...delays) <= 25]).toEqual([true, true]);
});

test("what was delayed catches up: the last has its turn within two seconds and one delay", async () => {
  const turns = await turnsOf(300, 700);
  expect(Math.max(...turns)).toBeLessThanOrEqual(2000 + 725);
  expect(new Set(turns).size).toBe(4);
});

test("nobody is waited for when there is nobody", async () => {
  expect(await turnsOf(0)).toEqual([]);
});
