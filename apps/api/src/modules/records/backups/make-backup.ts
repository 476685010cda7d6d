import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { type Kysely, sql } from "kysely";
import { to as copyTo } from "pg-copy-streams";
import type { Tables } from "#database/tables.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import { version } from "#platform/process/version.ts";
import { createMeter, type Manifest, readBackup, writeBackup } from "./backup-file.ts";
import { createBackupsService } from "./backups.service.ts";
import { readSequences, readTables, type TableShape } from "./catalog.ts";
import { copyable, withConnection } from "./connection.ts";
import { describePictures, openOriginal } from "./pictures.ts";

type Db = Kysely<Tables>;

/** Makes the text of COPY independent of the server's settings. */
export const PLAIN_TEXT = `
  set local client_encoding = 'UTF8'; set local timezone = 'UTC'; set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local extra_float_digits = 1;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '30s'`;

const CLOSED = sql<{ id: number; createdAt: string }>`
  select id, created_at::text as created_at from users where deleted_at is not null and not guest order by id`;

/** @returns closed accounts with the moment they were created: a restore may lead to the same id again */
export const readClosedAccounts = async (db: Db) => (await CLOSED.execute(db)).rows;

async function lockShape(db: Db): Promise<void> {
  // Lists the tables before the transaction's snapshot: a migration that rewrites a table would show it empty.
  const { rows } = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class where relnamespace = current_schema()::regnamespace
      and relkind = 'r' and has_table_privilege(oid, 'select')`.execute(db);
  await sql.raw("begin transaction isolation level repeatable read read only").execute(db);
  await sql.raw(PLAIN_TEXT).execute(db);
  // Makes rows come in the same order each time they are read.
  await sql.raw("set local synchronize_seqscans = off").execute(db);
  if (rows.length > 0)
    await sql.raw(`lock table ${rows.map(({ name }) => name).join(", ")} in access share mode`).execute(db);
}

async function describe(db: Db, read: (table: TableShape) => Readable): Promise<Omit<Manifest, "pictures">> {
  const { rows } = await sql<{ takenAt: Date; lastMigration: string | null }>`
    select now() as taken_at, (select max(name) from kysely_migration) as last_migration`.execute(db);
  const [now] = rows;
  if (!now?.lastMigration) throw new Error("There is nothing to back up: this database was never used by Podium.");
  const tables: Manifest["tables"] = [];
  for (const table of await readTables(db)) {
    const meter = createMeter();
    for await (const _ of meter.of(read(table)));
    tables.push({ ...table, ...meter.result() });
  }
  return {
    format: "podium-backup-1",
    takenAt: now.takenAt.toISOString(),
    version,
    lastMigration: now.lastMigration,
    tables,
    sequences: await readSequences(db),
    closedAccounts: await readClosedAccounts(db),
  };
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists already: choose another name.`);
}

/** Makes the file's name durable, so that a file with that name is always complete. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, "r");
  await handle.sync();
}

export interface MadeBackup {
  file: string;
  takenAt: Date;
  bytes: number;
  rows: number;
  tables: number;
  pictures: number;
  /** A defect of a good backup, such as pictures that the store did not return; null: none. */
  warning: string | null;
  /** A database without shows never sold anything. */
  hasShows: boolean;
}

/** The file gets its name once it was found complete. @param options.counts as the nightly backup */
export async function makeBackup(options: {
  url: string;
  store: FileStore;
  nameOf: (takenAt: Date) => string;
  counts: boolean;
}): Promise<MadeBackup> {
  return withConnection(options.url, async ({ db, client }) => {
    await lockShape(db);
    const read = ({ name, columns }: TableShape) =>
      client.query(copyTo(`copy ${copyable(client, name, columns)} to stdout`));
    const { pictures, missing } = await describePictures(db, options.store);
    const manifest: Manifest = { ...(await describe(db, read)), pictures };
    const takenAt = new Date(manifest.takenAt);
    const file = options.nameOf(takenAt);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    refuseExisting(file);
    const partial = join(dirname(file), `.${basename(file)}.${randomBytes(4).toString("hex")}.partial`);
    try {
      const { bytes } = await writeBackup(partial, manifest, {
        table: read,
        picture: ({ id }) => openOriginal(options.store, id),
      });
      await sql.raw("commit").execute(db);
      await readBackup(partial);
      // Keeps a file that appeared meanwhile. A hard link would refuse by itself, but memory sticks have none.
      refuseExisting(file);
      await rename(partial, file);
      await syncFolder(dirname(file));
      // A database from before the table of backups can be backed up as well.
      if (options.counts && manifest.tables.some(({ name }) => name === "backups"))
        await createBackupsService({ db }).record({ takenAt, bytes, fileName: basename(file), version });
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      const hasShows = manifest.tables.some((table) => table.name === "shows" && table.rows > 0);
      return {
        file,
        takenAt,
        bytes,
        rows,
        tables: manifest.tables.length,
        pictures: pictures.length,
        warning: missing,
        hasShows,
      };
    } finally {
      await rm(partial, { force: true });
    }
  });
}
