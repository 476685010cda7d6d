import { expect } from "vitest";
import { apiTest } from "#test/fixtures.ts";

const SERIES = "podium_last_backup_timestamp_seconds";
const test = apiTest();

test("the metrics say when the last good backup was, also after one of a clock that was ahead, and nothing before the first", async ({
  podium,
}) => {
  const scrape = async () =>
    (await podium.app.inject("/metrics")).body.split("\n").filter((line) => line.startsWith(SERIES));
  expect(await podium.deps.backups.lastGoodAt()).toBeNull();
  expect(await scrape()).toEqual([]);
  const [before, last] = [new Date("2025-11-20T02:30:00Z"), new Date("2025-11-21T02:30:00Z")];
  for (const takenAt of [last, before])
    await podium.deps.backups.record({ takenAt, bytes: 1, fileName: `${takenAt.getTime()}`, version: "1" });
  expect(await podium.deps.backups.lastGoodAt()).toEqual(last);
  expect(await scrape()).toEqual([`${SERIES} ${last.getTime() / 1000}`]);
  // A time from a clock that was ahead must not count: no later night would make a backup.
  await podium.deps.backups.record({ takenAt: new Date("2096-11-21"), bytes: 1, fileName: "ahead", version: "1" });
  expect(await podium.deps.backups.lastGoodAt()).toEqual(last);
  expect(await scrape()).toEqual([`${SERIES} ${last.getTime() / 1000}`]);
  await podium.deps.backups.forget([`${last.getTime()}`]);
  expect(await podium.deps.backups.lastGoodAt()).toEqual(before);
});
