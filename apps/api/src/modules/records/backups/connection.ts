import { CamelCasePlugin, Kysely } from "kysely";
import pTimeout from "p-timeout";
import pg from "pg";
import type { Tables } from "#database/tables.ts";
import { APPLICATION_NAME, PooledDialect } from "#platform/data/database.ts";
import { LONG_CONNECTION_TIMEOUT_MS } from "#platform/process/time-limits.ts";

/** How long to wait for a server that no longer responds; the work itself is finished by then. */
const LEAVE_WITHIN_MS = 5000;

export async function withConnection<T>(
  url: string,
  work: (connection: { db: Kysely<Tables>; client: pg.ClientBase }) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: LONG_CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    application_name: `${APPLICATION_NAME} backup`,
  });
  // An unhandled error of a broken connection would end the process; the current statement reports the failure anyway.
  pool.on("error", () => undefined);
  let client: pg.ClientBase | undefined;
  const left = Promise.withResolvers<void>();
  pool.on("remove", () => left.resolve());
  pool.on("connect", (connected) => {
    client = connected.on("error", () => undefined);
  });
  const all = new Kysely<Tables>({ dialect: new PooledDialect({ pool }), plugins: [new CamelCasePlugin()] });
  try {
    return await all.connection().execute((db) => {
      if (!client) throw new Error("There is no connection.");
      return work({ db, client });
    });
  } finally {
    await all.destroy();
    // The pool does not wait until its connection is closed; the next restore refuses while the server has it.
    if (client) await pTimeout(left.promise, { milliseconds: LEAVE_WITHIN_MS, message: false });
  }
}

export function copyable(
  client: Pick<pg.ClientBase, "escapeIdentifier">,
  table: string,
  columns: readonly string[],
): string {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(", ");
  return `${client.escapeIdentifier(table)} (${names})`;
}
