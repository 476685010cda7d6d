import { describe, expect, test } from "vitest";
import { plusSeconds } from "#platform/process/clock.ts";
import { backupsSince, backupsToDelete, MOST_DAYS_AT_ONCE, nameOfBackup } from "./backup-retention.ts";
import { lastNight } from "./nightly.ts";

const DAY = 86_400;
const START = new Date("2026-01-01T12:00:00Z");

/** The nights of two years, each at half past three in Brussels. */
const NIGHTS = Array.from({ length: 731 }, (_, day) => lastNight(plusSeconds(START, day * DAY)));
const daysBetween = (one: Date, other: Date) => (other.getTime() - one.getTime()) / DAY / 1000;

/** Yields the backups that are left after each of these moments, with a backup at each. */
function* retainedAfterEach(moments: readonly Date[]): Generator<{ now: Date; retained: Date[]; lostDays: number }> {
  let retained = new Map<string, Date>();
  for (const now of moments) {
    retained.set(nameOfBackup(now), now);
    const { names, lostDays } = backupsToDelete([...retained.keys()], now);
    retained = new Map([...retained].filter(([name]) => !names.includes(name)));
    yield { now, lostDays, retained: [...retained.values()].toSorted((a, b) => b.getTime() - a.getTime()) };
  }
}

const monthOf = (date: Date) => date.toISOString().slice(0, 7);

describe("backups that are retained", () => {
  test("are those of seven days, four weeks and twelve months, in every night of two years", () => {
    for (const { now, retained } of [...retainedAfterEach(NIGHTS)].slice(366)) {
      const ages = retained.map((at) => Math.round(daysBetween(at, now)));
      expect(ages.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      // Sundays of the three weeks before this one.
      expect(retained.filter((at) => at.getUTCDay() === 0 && daysBetween(at, now) < 28).length).toBeGreaterThanOrEqual(
        3,
      );
      expect(new Set(retained.map(monthOf)).size).toBe(12);
      expect(Math.max(...ages)).toBeLessThan(366);
      expect(retained.length).toBeLessThanOrEqual(7 + 3 + 11);
    }
  });

  test("never lose more than three days at once, night after night and after a month without any", () => {
    const paused = NIGHTS.filter((_, day) => day < 400 || day >= 430);
    for (const nights of [NIGHTS, paused])
      for (const { lostDays } of retainedAfterEach(nights)) expect(lostDays).toBeLessThanOrEqual(MOST_DAYS_AT_ONCE);
  });

  test("are one each day when there are several, the last, once they are two days old", () => {
    const often = NIGHTS.slice(0, 60).flatMap((night) => [night, plusSeconds(night, 3600), plusSeconds(night, 7200)]);
    for (const { now, retained } of [...retainedAfterEach(often)].slice(9)) {
      expect(retained[0]).toEqual(now);
      const old = retained.filter((at) => daysBetween(at, now) > 3);
      expect(new Set(old.map((at) => at.toISOString().slice(0, 10))).size).toBe(old.length);
      expect(old.every((at) => at.getTime() === plusSeconds(lastNight(at), 7200).getTime())).toBe(true);
    }
  });

  test("are those of Brussels' days: a backup after midnight there follows the one before midnight in UTC", () => {
    const late = ["2026-01-10T22:30:00Z", "2026-01-10T23:30:00Z", "2026-01-11T00:30:00Z"].map((at) => new Date(at));
    const later = NIGHTS.filter((night) => night > new Date("2026-01-12") && night < new Date("2026-01-16"));
    const names = [...late, ...later].map(nameOfBackup);
    expect(backupsToDelete(names, later.at(-1) ?? START)).toEqual({ names: [names[1]], lostDays: 0 });
  });

  test("include those of two days, whatever is made after them: at once, or by a clock that is years ahead or behind", () => {
    const retained = [...retainedAfterEach(NIGHTS.slice(0, 400))].at(-1)?.retained ?? [];
    const [last = START] = retained;
    const young = retained.filter((at) => daysBetween(at, last) < 1.9).map(nameOfBackup);
    expect(young).toHaveLength(2);
    const after = (seconds: number) => {
      const now = plusSeconds(last, seconds);
      return backupsToDelete([...retained, now].map(nameOfBackup), now);
    };
    for (const seconds of [60, 3600, 2 * 365 * DAY, 20 * 365 * DAY])
      for (const name of young) expect(after(seconds).names).not.toContain(name);
    expect(after(2 * 365 * DAY).lostDays).toBeGreaterThan(MOST_DAYS_AT_ONCE);
    expect(after(-2 * 365 * DAY).names).toEqual([]);
  });

  test("stay after a gap: the last before it is never deleted at once, however old", () => {
    const names = [0, 10, 3 * 365].map((days) => nameOfBackup(plusSeconds(START, days * DAY)));
    expect(backupsToDelete(names, plusSeconds(START, 3 * 365 * DAY)).names).toEqual([names[0]]);
    // Only every third night has a backup.
    const seldom = NIGHTS.filter((_, day) => day % 3 === 0);
    for (const { retained } of [...retainedAfterEach(seldom)].slice(130))
      expect(new Set(retained.map(monthOf)).size).toBe(12);
  });

  test("are found by the product's own names: it deletes nothing else", () => {
    const others = [
      "podium.dump",
      "podium-2020-01-01.tar.gz",
      "notes.txt",
      "x-podium-2020-01-01T023000Z.tar.gz",
      ".env",
    ];
    const impossible = "podium-2020-13-41T023000Z.tar.gz";
    const old = nameOfBackup(new Date("2020-01-01T02:30:00Z"));
    const last = nameOfBackup(START);
    const before = nameOfBackup(plusSeconds(START, -DAY));
    expect(backupsToDelete([...others, impossible, old, before, last], START).names).toEqual([old]);
    expect(backupsSince([...others, impossible, old, before, last], plusSeconds(START, -2 * DAY))).toEqual([
      last,
      before,
    ]);
    expect(backupsSince([...others, old, last], START)).toEqual([]);
  });
});

test("the night is half past three in Brussels, once in each of two years' nights, also when the clock changes", () => {
  const wall = new Intl.DateTimeFormat("nl-BE", { timeZone: "Europe/Brussels", timeStyle: "short" });
  expect(new Set(NIGHTS.map((night) => wall.format(night)))).toEqual(new Set(["03:30"]));
  expect(new Set(NIGHTS.map((night) => night.getTime())).size).toBe(731);
  expect(lastNight(new Date("2026-03-29T01:29:59Z"))).toEqual(new Date("2026-03-28T02:30:00Z"));
  expect(lastNight(new Date("2026-03-29T01:30:00Z"))).toEqual(new Date("2026-03-29T01:30:00Z"));
  expect(lastNight(new Date("2026-10-25T02:30:00Z"))).toEqual(new Date("2026-10-25T02:30:00Z"));
});
