import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import type { Tables } from "#database/tables.ts";

/** The database or a transaction of it: what repositories take. */
export type Db = Kysely<Tables>;

/** An open transaction. */
export interface Transaction {
  readonly db: Db;
  /** Emit and enqueue here: it runs after the commit, in order, and never when the transaction fails. */
  onCommit(effect: () => void | Promise<void>): void;
}

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /**
   * Runs `work` in one transaction. Deadlocks and serialization failures are retried, so `work` may run more than once
   * and must do nothing outside the transaction except through `onCommit`.
   */
  transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const RETRYABLE = new Set(["40001", "40P01"]);
const ATTEMPTS = 5;

/** Whether the transaction lost against another one and may succeed when it runs again. */
export function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && RETRYABLE.has(error.code ?? "");
}

/** Whether a statement failed because a value that must be unique is there already. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === "23505" && error.constraint === constraint;
}

/** The LIKE pattern of texts that contain this one, with its wildcards taken literally. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Longer than any request of people takes. */
const REQUEST_TIMEOUTS = { query_timeout: 8000, statement_timeout: 8000, idle_in_transaction_session_timeout: 15_000 };

/**
 * @param max connections in the pool
 * @param longRunning for work that nobody waits for at a screen: no statement times out
 */
export function createDatabase(options: {
  url: string;
  logger: Logger;
  max?: number;
  longRunning?: boolean;
}): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 3000,
    ...(!options.longRunning && REQUEST_TIMEOUTS),
    keepAlive: true,
    application_name: "podium",
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => options.logger.warn({ err: error }, "an idle database connection broke"));
  // So would a borrowed one that breaks between two statements; the next statement fails.
  pool.on("connect", (client) =>
    client.on("error", (error) => options.logger.warn({ err: error }, "a database connection broke")),
  );
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });

  async function attempt<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const effects: Array<() => void | Promise<void>> = [];
    const result = await db
      .transaction()
      .execute((trx) => work({ db: trx, onCommit: (effect) => void effects.push(effect) }));
    for (const effect of effects) {
      try {
        await effect();
      } catch (error) {
        // What must happen has a row that a sweep finds; the commit stands.
        options.logger.error({ err: error }, "an effect after a commit failed");
      }
    }
    return result;
  }

  return {
    db,
    pool,
    async transact(work) {
      for (let tries = 1; ; tries++) {
        try {
          return await attempt(work);
        } catch (error) {
          if (tries >= ATTEMPTS || !isRetryable(error)) throw error;
        }
      }
    },
    close: () => db.destroy(),
  };
}
