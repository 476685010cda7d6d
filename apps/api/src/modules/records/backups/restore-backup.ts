import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type Kysely, sql } from "kysely";
import { from as copyFrom } from "pg-copy-streams";
import type { Logger } from "pino";
import { knowsMigration, lockMigrations, migrate, runMigrations } from "#database/migrate.ts";
import type { Tables } from "#database/tables.ts";
import { APPLICATION_NAME } from "#platform/data/database.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import { originalOf } from "#platform/files/picture-store.ts";
import { type Manifest, readBackup, readManifestOf } from "./backup-file.ts";
import { disableTriggers, dropEverything, readSequences, readTables } from "./catalog.ts";
import { copyable, withConnection } from "./connection.ts";
import { backupsSince } from "./backup-retention.ts";
import { PLAIN_TEXT, readClosedAccounts } from "./make-backup.ts";
import { followPictures, readPictures } from "./pictures.ts";
import { RestoreRefused } from "./backup-failures.ts";

type Db = Kysely<Tables>;
type ClosedAccounts = Manifest["closedAccounts"];

/** Tables that a start fills, also in an unused database. */
const NOT_DATA = new Set(["installation", "backups"]);

async function refuseOthers(db: Db): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like ${`${APPLICATION_NAME}%`}
  `.execute(db);
  if (rows[0]?.count)
    throw new RestoreRefused("Podium is running on this database: stop all its processes first, then restore again.");
}

/** @returns the number of rows of each table as text; empty: no rows */
async function contentsOf(db: Db): Promise<string> {
  const counts: string[] = [];
  for (const { name } of await readTables(db)) {
    if (NOT_DATA.has(name)) continue;
    const { rows } = await sql<{ count: string }>`select count(*)::text as count from ${sql.id(name)}`.execute(db);
    if (rows[0] && rows[0].count !== "0") counts.push(`${rows[0].count} ${name}`);
  }
  return counts.join(", ");
}

/** @throws RestoreRefused when the backup's tables differ from those that its last migration makes here */
async function refuseOtherShape(db: Db, { tables }: Manifest): Promise<void> {
  const shape = (list: ReadonlyArray<{ name: string; columns: readonly string[] }>) =>
    new Map(list.map(({ name, columns }) => [name, columns.toSorted().join(",")]));
  const [actual, expected] = [shape(await readTables(db)), shape(tables)];
  const names = new Set([...actual.keys(), ...expected.keys()]);
  const odd = [...names].filter((name) => actual.get(name) !== expected.get(name));
  if (odd.length > 0)
    throw new RestoreRefused(`The backup has tables that this version does not make so: ${odd.join(", ")}.`);
}

/** Reads all newer backups of the folder: the newest alone may be of an empty database, as after a lost volume. */
async function closedSince(file: string, takenAt: Date, say: (line: string) => void): Promise<ClosedAccounts> {
  const folder = dirname(file);
  const closed: ClosedAccounts = [];
  for (const name of backupsSince(await readdir(folder), takenAt)) {
    try {
      closed.push(...(await readManifestOf(join(folder, name))).closedAccounts);
    } catch {
      say(
        `${name} cannot be read: accounts that were closed since this backup may be open again. Close them once more.`,
      );
    }
  }
  return closed;
}

async function markToClose(db: Db, closed: ClosedAccounts): Promise<void> {
  await sql`
    insert into accounts_to_close (user_id)
    select users.id from users
      join unnest(${closed.map(({ id }) => id)}::int[], ${closed.map(({ createdAt }) => createdAt)}::timestamptz[])
        as closed (id, created_at) on closed.id = users.id and closed.created_at = users.created_at
    where deleted_at is null
    on conflict do nothing`.execute(db);
}

/** Ends all sessions and devices: some were ended after the backup, such as a lost phone's. */
async function endSessions(db: Db): Promise<void> {
  await sql`update sessions set ended_at = now() where ended_at is null`.execute(db);
  await sql`update door_devices set ended_at = now() where ended_at is null`.execute(db);
}

async function highestVersion(db: Db): Promise<number> {
  if (!(await readTables(db)).some(({ name }) => name === "seats")) return 0;
  const { rows } = await sql<{ highest: number }>`select coalesce(max(version), 0) as highest from seats`.execute(db);
  return rows[0]?.highest ?? 0;
}

/** followRestore then adds its fixed step, which alone may be too small after an earlier restore. */
async function raiseVersions(db: Db, seen: number): Promise<void> {
  await sql`
    update seats set version = seats.version + ${seen}::int - lowest.version
    from (select min(version) as version from seats) lowest where lowest.version < ${seen}::int`.execute(db);
}

/** Sequences whose numbers are cached elsewhere: plans and pictures in browsers, pass versions on phones. */
const CACHED_ELSEWHERE = ["hall_plans_id_seq", "pictures_id_seq", "wallet_pass_versions"];

async function lastNumbers(db: Db): Promise<ReadonlyMap<string, string>> {
  return new Map((await readSequences(db)).map(({ name, value }) => [name, value]));
}

/** Moves sequences on, so that no plan or picture gets a used id, and no pass a version that a phone has seen. */
async function advanceSequences(db: Db, seen: ReadonlyMap<string, string>): Promise<void> {
  const restored = await lastNumbers(db);
  for (const name of CACHED_ELSEWHERE) {
    const last = Number(seen.get(name) ?? 0);
    if (last <= Number(restored.get(name))) continue;
    await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(db);
    if (name !== "wallet_pass_versions") continue;
    await sql`update wallet_passes set version = nextval('wallet_pass_versions')`.execute(db);
    await sql`update wallet_registrations set push_due_at = now(), attempts = 0`.execute(db);
  }
}

const closedIn = async (db: Db): Promise<ClosedAccounts> =>
  (await readTables(db)).some(({ name }) => name === "users") ? readClosedAccounts(db) : [];

/** In one transaction. @param options.url as owner, `appUrl` as another role @throws DamagedBackup, RestoreRefused */
export async function restoreBackup(options: {
  file: string;
  url: string;
  appUrl?: string | undefined;
  store: FileStore;
  replace: boolean;
  logger: Logger;
  say: (line: string) => void;
}): Promise<Manifest> {
  const { file, url, store, replace, say } = options;
  const manifest = await readBackup(file);
  if (!(await knowsMigration(manifest.lastMigration)))
    throw new RestoreRefused(
      `The backup was made by a newer version (${manifest.version}): restore it with that version, or a later one.`,
    );
  const elsewhere = await closedSince(file, new Date(manifest.takenAt), say);
  await withConnection(url, ({ db: outside, client }) =>
    outside.transaction().execute(async (db) => {
      // A process that starts meanwhile waits for this lock, and then finds the restored data.
      await lockMigrations(db);
      await sql.raw(PLAIN_TEXT).execute(db);
      await refuseOthers(db);
      const contents = await contentsOf(db);
      if (contents && !replace)
        throw new RestoreRefused(
          `The database is not empty: ${contents}. Restore into an empty one, or add --replace, which deletes all this.`,
        );
      if (contents) say(`This goes: ${contents}.`);
      const closed = [...elsewhere, ...(await closedIn(db))];
      const [seen, given, pictures] = [await highestVersion(db), await lastNumbers(db), await readPictures(db)];
      await dropEverything(db);
      await runMigrations(db, manifest.lastMigration);
      await refuseOtherShape(db, manifest);
      const enableTriggers = await disableTriggers(db);
      // Deletes rows that migrations themselves inserted.
      for (const { name } of manifest.tables.toReversed()) await sql`delete from ${sql.id(name)}`.execute(db);
      await readBackup(file, {
        table: (text, { name, columns }) =>
          pipeline(text, client.query(copyFrom(`copy ${copyable(client, name, columns)} from stdin`))),
        // A picture with the same id in the store is the same picture, unless the backup is of another installation.
        picture: async (image, { id }) => store.put(originalOf(id), await buffer(image)),
      });
      for (const { name, value, called } of manifest.sequences)
        await sql`select setval(quote_ident(${name})::regclass, ${value}::bigint, ${called})`.execute(db);
      await enableTriggers();
      await runMigrations(db);
      await followPictures(db, pictures);
      await raiseVersions(db, seen);
      await advanceSequences(db, given);
      await markToClose(db, closed);
      await endSessions(db);
    }),
  );
  await migrate(options);
  await withConnection(url, ({ db }) => sql`analyze`.execute(db));
  return manifest;
}
