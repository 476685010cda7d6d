import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import pg from "pg";
import { pino } from "pino";
import { closingTest } from "./account-closing.ts";
import { createFolderStore, type FileStore } from "#platform/files/file-store.ts";
import { createTestDatabase, testEnv } from "./database.ts";
import { createFakeClock } from "./fake-clock.ts";
import type { TestApp } from "./test-app.ts";
import { createMeter, type Manifest, readBackup, writeBackup } from "#modules/records/backups/backup-file.ts";
import { makeBackup } from "#modules/records/backups/make-backup.ts";
import { restoreBackup } from "#modules/records/backups/restore-backup.ts";

const logger = pino({ level: "silent" });

export async function ask<Row>(url: string, statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

export const tablesOf = async (url: string): Promise<string[]> => {
  const names = "select table_name as name from information_schema.tables where table_schema = 'public' order by 1";
  return (await ask<{ name: string }>(url, names)).map(({ name }) => name);
};

/** All rows of all tables as JSON, computed columns included; leaves out what a restore changes on purpose. */
export async function contentsOf(url: string): Promise<Record<string, string[]>> {
  const names = (await tablesOf(url)).filter(
    (name) => !name.startsWith("kysely") && !["installation", "backups", "accounts_to_close"].includes(name),
  );
  const changed: Record<string, string> = {
    seats: "version",
    sessions: "ended_at",
    door_devices: "ended_at",
    pictures: "made_at, make_after, make_attempts",
  };
  const rowsOf = (name: string) => {
    const row = `to_jsonb(t) - '{${changed[name] ?? ""}}'::text[]`;
    return `(select json_agg(${row} order by to_jsonb(t)::text) from ${name} t)`;
  };
  const [row] = await ask<{ contents: Record<string, unknown[] | null> }>(
    url,
    // Not json_build_object: a function takes at most 100 arguments.
    `select json_object_agg(name, rows) as contents
      from (values ${names.map((name) => `('${name}', ${rowsOf(name)})`).join(", ")}) as of_tables (name, rows)`,
  );
  return Object.fromEntries(
    Object.entries(row?.contents ?? {}).map(([name, rows]) => [name, (rows ?? []).map((one) => JSON.stringify(one))]),
  );
}

/** The sources of a backup: the database's URL and the store of pictures. */
export const sourcesOf = ({ deps }: TestApp) => ({ url: deps.config.DATABASE_URL, store: deps.pictureStore });

/** Extends closingTest with a `folder` for backups, and an `empty` database to restore them to. */
export const backupTest = closingTest(createFakeClock())
  .extend("folder", ({}, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), "podium-backup-"));
    onCleanup(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  })
  /** The role that owns the application's database. */
  .extend(
    "owns",
    { scope: "file" },
    ({ podium }) =>
      Object.assign(new URL(testEnv("TEST_DATABASE_URL")), {
        pathname: new URL(podium.deps.config.DATABASE_URL).pathname,
      }).href,
  )
  .extend("empty", async ({}, { onCleanup }) => {
    const database = await createTestDatabase();
    onCleanup(() => database.drop());
    return database.url;
  })
  .extend(
    "backUp",
    ({ folder, podium }) =>
      (name = "backup.tar.gz", url = podium.deps.config.DATABASE_URL) =>
        makeBackup({ ...sourcesOf(podium), url, nameOf: () => join(folder, name), counts: true }),
  )
  /** The store into which a restore copies the pictures. */
  .extend("store", ({ folder }): FileStore => createFolderStore(join(folder, "pictures")))
  .extend(
    "restore",
    ({ empty, store }) =>
      async (
        file: string,
        { url = empty, into = store, replace = false, appUrl = undefined as string | undefined } = {},
      ) => {
        const said: string[] = [];
        await restoreBackup({ file, url, appUrl, store: into, replace, logger, say: (line) => said.push(line) });
        return said;
      },
  )
  /** A backup with content that no database would produce. */
  .extend(
    "forge",
    ({ folder, backUp }) =>
      async (change: (manifest: Manifest) => Manifest, texts: Record<string, string> = {}) => {
        const { file } = await backUp("real.tar.gz");
        const content = new Map<string | number, Buffer>();
        const manifest = await readBackup(file, {
          table: async (text, { name }) => {
            const real = await buffer(text);
            content.set(name, texts[name] === undefined ? real : Buffer.from(texts[name]));
          },
          picture: async (image, { id }) => void content.set(id, await buffer(image)),
        });
        const tables = await Promise.all(
          manifest.tables.map(async (table) => {
            const meter = createMeter();
            for await (const _ of meter.of(Readable.from([content.get(table.name) ?? Buffer.of()])));
            return { ...table, ...meter.result() };
          }),
        );
        const forged = join(folder, "forged.tar.gz");
        const open = (name: string | number) => Readable.from([content.get(name) ?? Buffer.of()]);
        await writeBackup(forged, change({ ...manifest, tables }), {
          table: ({ name }) => open(name),
          picture: async ({ id }) => open(id),
        });
        return forged;
      },
  );
