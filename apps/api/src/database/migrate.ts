import { readdir } from "node:fs/promises";
import { type Migration, Migrator } from "kysely/migration";
import type { Logger } from "pino";
import { createDatabase } from "#platform/database.ts";
import { followRestore } from "./follow-restore.ts";

const folder = new URL("migrations/", import.meta.url);

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".ts")).toSorted();
  const entries = files.map(async (file) => [file.slice(0, -3), await import(new URL(file, folder).href)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Kysely holds an advisory lock, so several processes may start at once. */
export async function migrate(options: { url: string; logger: Logger }): Promise<void> {
  // Its own connections: waiting for the lock or rewriting a large table may outlast a request.
  const database = createDatabase({ ...options, max: 2, longRunning: true });
  try {
    const migrator = new Migrator({ db: database.db, provider: { getMigrations: readMigrations } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error instanceof Error ? error : new Error("A migration failed.", { cause: error });
    await followRestore(database.db, options.logger);
  } finally {
    await database.close();
  }
}
