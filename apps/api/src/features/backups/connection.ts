import { CamelCasePlugin, Kysely } from "kysely";
import pg from "pg";
import type { Tables } from "#database/tables.ts";
import { APPLICATION_NAME, PooledDialect } from "#platform/database.ts";

/** One connection, for statements and streams of COPY in one transaction. */
export async function withConnection<T>(
  url: string,
  work: (connection: { db: Kysely<Tables>; client: pg.ClientBase }) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: `${APPLICATION_NAME} backup`,
  });
  // Without listeners a connection that breaks ends the process; the statement under way fails as well.
  pool.on("error", () => undefined);
  let client: pg.ClientBase | undefined;
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
  }
}

/** For COPY. */
export function copyable(
  client: Pick<pg.ClientBase, "escapeIdentifier">,
  table: string,
  columns: readonly string[],
): string {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(", ");
  return `${client.escapeIdentifier(table)} (${names})`;
}
