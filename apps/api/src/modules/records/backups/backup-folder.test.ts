import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { runMigrations } from "#database/migrate.ts";
import { plusSeconds } from "#platform/process/clock.ts";
import { ask, backupTest, sourcesOf } from "#test/backups.ts";
import { sentenceOf } from "./backup-failures.ts";
import { backUpIntoFolder } from "./backup-folder.ts";
import { backupCommand } from "./commands.ts";
import { withConnection } from "./connection.ts";
import { nameOfBackup } from "./backup-retention.ts";
import { makeBackup } from "./make-backup.ts";

const DAY = 86_400;
const OTHERS = ["notes.txt", "podium.dump", "x-podium-2020-01-01T023000Z.tar.gz"];

const test = backupTest
  /** Creates backups of these numbers of days ago, each with its row, beside unrelated files. */
  .extend("filesOf", ({ folder, podium }) => async (days: readonly number[]) => {
    for (const name of OTHERS) writeFileSync(join(folder, name), "");
    const made = days.map((ago) => plusSeconds(new Date(), -ago * DAY));
    for (const takenAt of made) {
      writeFileSync(join(folder, nameOfBackup(takenAt)), "");
      await podium.deps.backups.record({ takenAt, bytes: 1, fileName: nameOfBackup(takenAt), version: "1" });
    }
    return made.map(nameOfBackup);
  })
  .extend("backUpAfter", ({ folder, podium, showId, filesOf }) => async (days: readonly number[]) => {
    expect(showId).toBeGreaterThan(0);
    const names = await filesOf(days);
    return { names, ...(await backUpIntoFolder(sourcesOf(podium), folder)) };
  })
  .extend("rows", ({ owns }) => async () => {
    const rows = await ask<{ name: string }>(owns, "select file_name as name from backups");
    return rows.map(({ name }) => name);
  });

describe("a backup into the folder", () => {
  test("deletes what is too old, with its row, and nothing of others", async ({ folder, backUpAfter, rows }) => {
    const { names, file, warning } = await backUpAfter([1, 500, 600]);
    const [young = "", old = "", older = ""] = names;
    expect(warning).toBeNull();
    expect(
      readdirSync(folder)
        .map((name) => join(folder, name))
        .toSorted(),
    ).toEqual([file, ...[young, ...OTHERS].map((name) => join(folder, name))].toSorted());
    const known = await rows();
    expect(known).toContain(young);
    expect(known).not.toContain(old);
    expect(known).not.toContain(older);
  });

  test("deletes nothing, and says so, when more than three days would go at once", async ({
    podium,
    folder,
    backUpAfter,
    rows,
  }) => {
    const { names, ...made } = await backUpAfter([1, 500, 502, 504, 506]);
    expect(made.warning).toMatch(/No older backup was deleted: the backups of 4 days .*wrong clock/);
    expect(existsSync(made.file)).toBe(true);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([...names, ...OTHERS]));
    expect(await rows()).toEqual(expect.arrayContaining(names));
    expect(await podium.deps.backups.lastGoodAt()).toEqual(made.takenAt);
  });

  test("is good, with a warning, when something too old cannot be deleted", async ({ podium, folder, backUpAfter }) => {
    mkdirSync(join(folder, nameOfBackup(plusSeconds(new Date(), -500 * DAY))));
    const made = await backUpAfter([1]);
    expect(made.warning).toMatch(/^Not every backup that is too old was deleted: .*directory/);
    expect(existsSync(made.file)).toBe(true);
    expect(await podium.deps.backups.lastGoodAt()).toEqual(made.takenAt);
  });

  test("of a database without a show deletes nothing: the files may be all that is left", async ({
    podium,
    folder,
    empty,
    filesOf,
  }) => {
    const names = await filesOf([1, 500]);
    await withConnection(empty, ({ db }) => runMigrations(db));
    const made = await backUpIntoFolder({ ...sourcesOf(podium), url: empty }, folder);
    expect(made.warning).toBeNull();
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(names));
  });

  test("removes what a killed process left of one, and not what another writes now", async ({ podium, folder }) => {
    const dayAgo = Date.now() / 1000 - DAY - 60;
    const [left, written] = ["01234567", "89abcdef"].map((end) => `.podium-2026-01-01T023000Z.tar.gz.${end}.partial`);
    const others = ".notes.partial";
    for (const name of [left, written, others]) writeFileSync(join(folder, name ?? ""), "");
    for (const name of [left, others]) utimesSync(join(folder, name ?? ""), dayAgo, dayAgo);
    await backUpIntoFolder(sourcesOf(podium), folder);
    const names = readdirSync(folder);
    expect(names).not.toContain(left);
    expect(names).toEqual(expect.arrayContaining([written, others]));
  });
});

test("a backup elsewhere is not the night's: it leaves the last good moment as it was", async ({ podium, folder }) => {
  const { backups, config } = podium.deps;
  const env = { DATABASE_URL: config.DATABASE_URL, DATA_DIR: join(folder, "data") };
  expect(await backupCommand([], env)).toBe(0);
  const last = await backups.lastGoodAt();
  expect(last).not.toBeNull();
  expect(await backupCommand([join(folder, "mine.tar.gz")], env)).toBe(0);
  expect(readdirSync(folder)).toContain("mine.tar.gz");
  expect(await backups.lastGoodAt()).toEqual(last);
});

test("a backup that fails leaves no file, and says why without the password", async ({ folder, store }) => {
  const url = "postgres://podium:geheim@127.0.0.1:1/podium";
  const error: unknown = await makeBackup({ url, store, nameOf: () => join(folder, "x"), counts: true }).catch(
    (failure: unknown) => failure,
  );
  expect(sentenceOf(error)).toBe("The database cannot be reached: check that it runs, and DATABASE_URL.");
  expect(readdirSync(folder)).toEqual([]);
});
