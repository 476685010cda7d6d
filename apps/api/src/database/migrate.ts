import { readdir } from "node:fs/promises";
import { basename, extname } from "node:path";
import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationResult, Migrator } from "kysely/migration";
import pg from "pg";
import type { Logger } from "pino";
import { createDatabase, requestTimeouts, retried } from "#platform/data/database.ts";
import { TIME_LIMITS } from "#platform/process/time-limits.ts";
import { provideAppRole } from "./app-role.ts";
import { followRestore } from "./follow-restore.ts";
import type { Tables } from "./tables.ts";

type Db = Kysely<Tables>;

/** Kysely's own lock, which earlier versions take. */
const MIGRATION_LOCK = 3853314791062309107n;

const folder = new URL("migrations/", import.meta.url);
const extension = extname(import.meta.filename);

async function namesOfMigrations(): Promise<string[]> {
  const files = await readdir(folder);
  return files.flatMap((file) => (extname(file) === extension ? basename(file, extension) : [])).toSorted();
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const entries = (await namesOfMigrations()).map(
    async (name) => [name, await import(new URL(`${name}${extension}`, folder).href)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** Runs `work` with connections of its own: waiting for a lock or rewriting a large table may outlast a request. */
async function using<T>(options: { url: string; logger: Logger }, work: (db: Db) => Promise<T>): Promise<T> {
  const database = createDatabase({ ...options, max: 2, timeLimits: null });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function migrationsThatRan(db: Db): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    return rows.map(({ name }) => name);
  } catch (error) {
    // The table does not exist, or may not be read: nobody has migrated for this role yet.
    if (error instanceof pg.DatabaseError && ["42P01", "42501"].includes(error.code ?? "")) return [];
    throw error;
  }
}

/** @returns the migrations that are missing. @throws Error for a database that a newer version migrated */
async function missingMigrations(db: Db): Promise<string[]> {
  const [known, ran] = [await namesOfMigrations(), await migrationsThatRan(db)];
  const newer = ran.filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw new Error(`The database is newer than this version: ${newer.join(", ")} ran. Start the newer version.`);
  return known.filter((name) => !ran.includes(name));
}

/** Migrates once when several processes start at once. @returns the migrations that ran */
async function migrateToLatest(db: Db): Promise<string[]> {
  // Does not read a hundred files when there is nothing to migrate, as at most starts.
  if ((await missingMigrations(db)).length === 0) return [];
  const results = await runMigrations(db);
  return results.map(({ migrationName }) => migrationName);
}

export async function knowsMigration(name: string): Promise<boolean> {
  return (await namesOfMigrations()).includes(name);
}

/** Locks out other migrations until the transaction ends: they wait. */
export async function lockMigrations(transaction: Db): Promise<void> {
  // These connections may run longer, but a pooler does not pass that on.
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
}

/** Runs in one transaction, again after a deadlock with a process of the previous version. @param last absent: all */
export async function runMigrations(db: Db, last?: string): Promise<MigrationResult[]> {
  if (!db.isTransaction) return retried(() => db.transaction().execute((trx) => runMigrations(trx, last)));
  await lockMigrations(db);
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error, results = [] } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error instanceof Error ? error : new Error("A migration failed.", { cause: error });
  return results;
}

function roleOf(url: string): { name: string; password: string } {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/** Runs as the owner. @param options.appUrl of the app's role, if another: it is created and gets its rights */
export async function migrate(options: {
  url: string;
  appUrl?: string | undefined;
  logger: Logger;
}): Promise<string[]> {
  const { appUrl, logger } = options;
  return using(options, async (db) => {
    const ran = await migrateToLatest(db);
    await followRestore(db, logger);
    if (appUrl) {
      const { query_timeout: _ofTheClient, ...settings } = requestTimeouts(TIME_LIMITS);
      await provideAppRole(db, { ...roleOf(appUrl), settings });
    }
    return ran;
  });
}

export const isNewDatabase = (options: { url: string; logger: Logger }): Promise<boolean> =>
  using(options, async (db) => (await migrationsThatRan(db)).length === 0);

async function refuseMissing(db: Db, role: string): Promise<void> {
  const missing = await missingMigrations(db);
  if (missing.length > 0)
    throw new Error(
      `The database is older than this version (migrations to run: ${missing.length}), and the role ${role} may not ` +
        "migrate: run this program once with ROLE=migrate and the owner's DATABASE_OWNER_URL, then start again.",
    );
}

/** @throws Error that says what to run, when the role may not migrate and the database is not of this version */
export async function prepareDatabase(options: { url: string; ownerUrl?: string | undefined; logger: Logger }) {
  const { url, ownerUrl, logger } = options;
  if (ownerUrl) return migrate({ url: ownerUrl, appUrl: url, logger });
  const mayMigrate = await using({ url, logger }, async (db) => {
    const { rows } = await sql<{ may: boolean | null }>`
      select has_schema_privilege(current_schema(), 'create') as may`.execute(db);
    if (rows[0]?.may) return true;
    await refuseMissing(db, roleOf(url).name);
    await followRestore(db, logger);
    return false;
  });
  return mayMigrate ? migrate({ url, logger }) : [];
}
