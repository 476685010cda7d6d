import { expect, test } from "vitest";
import { secondsUntil, turnsDue, usualPerMinute, withFullMinute } from "./pace.ts";

const start = new Date("2026-12-01T10:00:00.000Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

test("the pace is a rate: however often it is asked, a minute gives out its number of turns", () => {
  for (const everyMs of [50, 333, 1000, 3000]) {
    let [pacedAt, given] = [start, 0];
    for (let ms = everyMs; ms <= 60_000; ms += everyMs) {
      const { turns, pacedAfter } = turnsDue({ pacedAt, perMinute: 47, isIdle: false }, new Date(start.getTime() + ms));
      pacedAt = pacedAfter(turns);
      given += turns;
    }
    expect([46, 47]).toContain(given);
  }
});

test("a stall is not made up for beyond five seconds, and a slow pace never starves", () => {
  expect(turnsDue({ pacedAt: start, perMinute: 60, isIdle: false }, after(3)).turns).toBe(3);
  expect(turnsDue({ pacedAt: start, perMinute: 60, isIdle: false }, after(600)).turns).toBe(5);
  expect(turnsDue({ pacedAt: start, perMinute: 2, isIdle: false }, after(29)).turns).toBe(0);
  expect(turnsDue({ pacedAt: start, perMinute: 2, isIdle: false }, after(600)).turns).toBe(1);
});

test("while nobody waits a minute's worth is saved up, and no more", () => {
  expect(turnsDue({ pacedAt: withFullMinute(start), perMinute: 39, isIdle: true }, start).turns).toBe(39);
  expect(turnsDue({ pacedAt: start, perMinute: 39, isIdle: true }, after(3600)).turns).toBe(39);
});

test("a clock that is set back gives out no turn", () => {
  expect(turnsDue({ pacedAt: start, perMinute: 600, isIdle: false }, after(-3600)).turns).toBe(0);
});

test("the usual pace is a fifth of the house a minute, within what any server sells to", () => {
  expect([30, 193, 1000, 20_000].map(usualPerMinute)).toEqual([20, 39, 200, 600]);
  expect(secondsUntil(47, 47)).toBe(60);
});
