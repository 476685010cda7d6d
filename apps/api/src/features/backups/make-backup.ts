import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { type Kysely, sql } from "kysely";
import { to as copyTo } from "pg-copy-streams";
import type { Tables } from "#database/tables.ts";
import type { FileStore } from "#platform/file-store.ts";
import { version } from "#platform/version.ts";
import { createMeter, type Manifest, readBackup, writeBackup } from "./backup-file.ts";
import { createBackupsService } from "./backups.service.ts";
import { readSequences, readTables, type TableShape } from "./catalog.ts";
import { copyable, withConnection } from "./connection.ts";
import { describePictures, openOriginal } from "./pictures.ts";

type Db = Kysely<Tables>;

/** The same text whatever the server's settings are. */
export const PLAIN_TEXT = `
  set local client_encoding = 'UTF8'; set local timezone = 'UTC'; set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local extra_float_digits = 1;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '30s'`;

const CLOSED = sql<{ id: number; createdAt: string }>`
  select id, created_at::text as created_at from users where deleted_at is not null and not guest order by id`;

/** @returns accounts that were closed, by what is theirs alone: ids may be given again after a restore */
export const readClosedAccounts = async (db: Db) => (await CLOSED.execute(db)).rows;

async function lockShape(db: Db): Promise<void> {
  // Before the transaction sees anything: a migration that rewrites a table would show it empty.
  const { rows } = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class where relnamespace = current_schema()::regnamespace
      and relkind = 'r' and has_table_privilege(oid, 'select')`.execute(db);
  await sql.raw("begin transaction isolation level repeatable read read only").execute(db);
  await sql.raw(PLAIN_TEXT).execute(db);
  // Rows come in the same order each time they are read.
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

/** So that the name of a file means that all of it is on the disk. */
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
  /** Without them nothing was ever sold. */
  hasShows: boolean;
}

/**
 * One moment of the whole database, with the originals of its pictures, in one file, which has its name once it was
 * read back and found whole.
 * @param options.nameOf of the file, by the moment that it shows
 * @param options.counts as the night's good one; not what somebody makes elsewhere for themselves
 */
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
      // One that came meanwhile stays. No link instead, which would refuse by itself: memory sticks have none.
      refuseExisting(file);
      await rename(partial, file);
      await syncFolder(dirname(file));
      // A database of before there was that table can be backed up as well.
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
