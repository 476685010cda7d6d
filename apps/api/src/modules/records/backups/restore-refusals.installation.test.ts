import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { ask, backupTest, contentsOf, tablesOf } from "#test/backups.ts";
import { sentenceOf } from "./backup-failures.ts";

/** Restores a backup into `empty` first. */
const test = backupTest.extend("restored", async ({ showId, backUp, restore, empty }) => {
  expect(showId).toBeGreaterThan(0);
  const { file } = await backUp();
  await restore(file);
  return { file, contents: await contentsOf(empty) };
});

describe("a restore refuses, and changes nothing", () => {
  test("a database that is not empty, unless called with --replace, after it said what is deleted", async ({
    restored,
    restore,
    empty,
  }) => {
    expect(restored.contents.shows).not.toEqual([]);
    await expect(restore(restored.file)).rejects.toThrow(/not empty: .*\d+ shows.*--replace/);
    expect(await contentsOf(empty)).toEqual(restored.contents);
  });

  test("a database on which the product runs", async ({ showId, backUp, restore, podium, owns }) => {
    expect(showId).toBeGreaterThan(0);
    const { file } = await backUp();
    const before = await contentsOf(owns);
    expect(before.shows?.length).toBeGreaterThan(0);
    await podium.deps.backups.lastGoodAt();
    await expect(restore(file, { url: owns, replace: true })).rejects.toThrow("stop all its processes");
    expect(await contentsOf(owns)).toEqual(before);
  });

  test("a file that is cut off or damaged anywhere, or is none", async ({ folder, backUp, restore, empty }) => {
    const { file } = await backUp();
    const whole = readFileSync(file);
    const flipped = Buffer.from(whole);
    flipped.writeUInt8(flipped.readUInt8(whole.length >> 1) ^ 1, whole.length >> 1);
    const damaged = [0, 1, 20, 1000, whole.length / 2, whole.length - 9, whole.length - 1].map((length) =>
      whole.subarray(0, length),
    );
    for (const bytes of [...damaged, flipped, Buffer.from("no backup"), readFileSync(import.meta.filename)]) {
      const bad = join(folder, "bad.tar.gz");
      writeFileSync(bad, bytes);
      await expect(restore(bad)).rejects.toThrow("This file is damaged, or is no backup of Podium");
    }
    await expect(restore(join(folder, "none.tar.gz"))).rejects.toThrow("ENOENT");
    expect(await tablesOf(empty)).toEqual([]);
  });

  test("a file whose rows are not those of its list", async ({ forge, restore, empty }) => {
    const other = await forge((manifest) => ({
      ...manifest,
      tables: manifest.tables.map((table) => (table.name === "shows" ? { ...table, sha256: "0" } : table)),
    }));
    await expect(restore(other)).rejects.toThrow("its table shows is not what was backed up");
    expect(await tablesOf(empty)).toEqual([]);
  });

  test("a backup of a newer version", async ({ forge, restore, empty }) => {
    const newer = await forge((manifest) => ({ ...manifest, version: "9.9.9", lastMigration: "20991231-later" }));
    await expect(restore(newer)).rejects.toThrow("newer version (9.9.9)");
    expect(await tablesOf(empty)).toEqual([]);
  });

  test("what the database refuses halfway: what was there is still there", async ({
    showId,
    restored,
    forge,
    restore,
    empty,
  }) => {
    expect(restored.contents.seats?.join()).toContain(`"show_id":${showId}`);
    const broken = await forge((manifest) => manifest, { seats: "1\tR1-A\n" });
    const error: unknown = await restore(broken, { replace: true }).catch((failure: unknown) => failure);
    expect(sentenceOf(error)).toBe("The database refused it (22P04).");
    expect(await contentsOf(empty)).toEqual(restored.contents);
  });

  test("what a migration cannot make there, and says what that was", async ({ backUp, restore, empty }) => {
    const { file } = await backUp();
    await ask(empty, "create type shows as enum ('of somebody else')");
    await expect(restore(file)).rejects.toThrow('type "shows" already exists');
    expect(await tablesOf(empty)).toEqual([]);
  });
});
