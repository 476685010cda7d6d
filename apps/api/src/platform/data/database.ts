import {
  CamelCasePlugin,
  type Expression,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type RawBuilder,
  sql,
  type SqlBool,
} from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import type { ErrorCode } from "@podium/shared/contracts/errors/error-codes";
import type { Tables } from "#database/tables.ts";
import { isDependencyUnavailable } from "./unavailable.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { NotPrimaryError, PrimaryClient } from "./primary-client.ts";
import { LONG_CONNECTION_TIMEOUT_MS, type TimeLimits } from "#platform/process/time-limits.ts";

export type Db = Kysely<Tables>;

export interface Transaction {
  readonly db: Db;
  onCommit(effect: () => void | Promise<void>): void;
}

/** Source of reads from one moment: a transaction, or a snapshot. */
export type Reading = Pick<Transaction, "db">;

export type Database = ReturnType<typeof createDatabase>;

class CamelCase extends CamelCasePlugin {
  row = (row: Record<string, unknown>): Record<string, unknown> => this.mapRow(row);
}

const camelCase = new CamelCase();

/** Settings for statements that find few rows by key: one plan suits all parameters, also when a table has grown. */
const USE_STORED_PLANS = "set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off";

const RETRYABLE = new Set(["40001", "40P01"]);
const ATTEMPTS = 5;

/** Whether one of several calls that share a transaction may have caused the error. */
export function isOfOne(error: unknown): boolean {
  return error instanceof DomainError || (error instanceof pg.DatabaseError && !isDependencyUnavailable(error));
}

function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && RETRYABLE.has(error.code ?? "");
}

/** Runs the work again when a deadlock rolled it back. */
export async function retried<T>(work: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries >= attempts || !isRetryable(error)) throw error;
    }
  }
}

/** Translates a refusal by a trigger, whose message is an error code of the product. */
function refusedByTrigger(error: unknown): DomainError | null {
  if (!(error instanceof pg.DatabaseError) || error.code !== "PD001") return null;
  return new DomainError(error.message as ErrorCode);
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === "23505" && error.constraint === constraint;
}

export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code !== "23503") return false;
  return constraint === undefined || error.constraint === constraint;
}

/** Counts rows as a number, unlike Postgres' own bigint. @param where counts only these rows */
export function countAll(where: Expression<SqlBool> = sql`true`): RawBuilder<number> {
  return sql<number>`(count(*) filter (where ${where}))::integer`;
}

/** Builds the right side of `=`, which unlike `in` also works for an empty list. */
export function anyOf<T extends number | string>(values: readonly T[]): RawBuilder<T> {
  return sql<T>`any(${values})`;
}

/** The text as a part of a pattern of `like` */
export const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

export const containing = (text: string): string => `%${escaped(text)}%`;

export const requestTimeouts = ({ query, idleInTransaction }: TimeLimits) => ({
  query_timeout: query,
  statement_timeout: query,
  idle_in_transaction_session_timeout: idleInTransaction,
});

/** Migrations use a lock of their transaction: through a pooler, Kysely's own lock would stay with a shared session. */
class AdapterWithoutLock extends PostgresAdapter {
  override acquireMigrationLock = async (): Promise<void> => undefined;
  override releaseMigrationLock = async (): Promise<void> => undefined;
}

export class PooledDialect extends PostgresDialect {
  override createAdapter = (): PostgresAdapter => new AdapterWithoutLock();
}

/** A pooler does not pass on the settings of a connection's start: names would mean other tables than asked for. */
async function otherSchema(client: pg.PoolClient, schema: string): Promise<Error | undefined> {
  const { rows } = await client.query<{ path: string }>("select current_setting('search_path') as path");
  return rows[0]?.path === schema ? undefined : new Error(`a connection does not have the schema ${schema}`);
}

const isReadOnly = (client: unknown): boolean => client instanceof PrimaryClient && client.isReadOnly;

/** Prefix of the names of all the product's connections, by which a restore detects running processes. */
export const APPLICATION_NAME = "podium";

export function createDatabase(options: {
  url: string;
  logger: Logger;
  max?: number | undefined;
  /** `null` for work that nobody waits for: a statement may take any time, a connection half a minute. */
  timeLimits: TimeLimits | null;
  /** The only schema whose tables the connections find; absent: the role's own. */
  schema?: string;
}) {
  const { timeLimits, schema } = options;
  const pool = new pg.Pool({
    Client: PrimaryClient,
    // A proxy may lead to a standby while the primary moves.
    verify: (client, settle) => {
      if (isReadOnly(client) || schema === undefined) settle(isReadOnly(client) ? new NotPrimaryError() : undefined);
      else void otherSchema(client, schema).then(settle, settle);
    },
    ...(schema !== undefined && { options: `-c search_path=${schema}` }),
    pipeline: true,
    connectionString: options.url,
    max: options.max ?? 10,
    connectionTimeoutMillis: timeLimits?.databaseConnection ?? LONG_CONNECTION_TIMEOUT_MS,
    // Idle connections stay open: opening one hashes a password in the threads that a burst of sign-ins occupies.
    idleTimeoutMillis: 0,
    ...(timeLimits && requestTimeouts(timeLimits)),
    keepAlive: true,
    application_name: APPLICATION_NAME,
  });
  // The pool drops a client that has ended, instead of lending it again.
  pool.on("release", (_error, client) => void (isReadOnly(client) && client.end()));
  // Without a listener, an idle connection that breaks would end the process.
  pool.on("error", (error) => options.logger.warn({ err: error }, "an idle database connection broke"));
  // The same holds for a borrowed connection that breaks between two statements.
  pool.on("connect", (client) =>
    client.on("error", (error) => options.logger.warn({ err: error }, "a database connection broke")),
  );
  const db = new Kysely<Tables>({ dialect: new PooledDialect({ pool }), plugins: [camelCase] });

  async function attempt<T>(work: (transaction: Transaction) => Promise<T>, storedPlans: boolean): Promise<T> {
    const effects: Array<() => void | Promise<void>> = [];
    const result = await db.transaction().execute(async (trx) => {
      if (storedPlans) await sql.raw(USE_STORED_PLANS).execute(trx);
      return work({ db: trx, onCommit: (effect) => void effects.push(effect) });
    });
    for (const effect of effects) {
      try {
        await effect();
      } catch (error) {
        // The commit is done; a sweep finds the row and repeats the effect.
        options.logger.error({ err: error }, "an effect after a commit failed");
      }
    }
    return result;
  }

  function snapshot<T>(read: (reading: Reading) => Promise<T>): Promise<T> {
    return db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((trx) => read({ db: trx }));
  }

  return {
    db,
    pool,

    /** Sends statements that begin with `keepPlan` at once, in a transaction that any error rolls back. */
    async pipeline<Rows extends Record<string, unknown>>(statements: {
      [Name in keyof Rows]: RawBuilder<Rows[Name]> | null;
    }): Promise<{ [Name in keyof Rows]: Array<Rows[Name]> }> {
      const compiled = Object.values<RawBuilder<unknown> | null>(statements).map((one) => one?.compile(db));
      const client = await pool.connect();
      try {
        const begun = client.query(`begin; ${USE_STORED_PLANS}`);
        const sent = compiled.map(async (one) => {
          const result = one && (await client.query<Record<string, unknown>>(one.sql, [...one.parameters]));
          return result?.rows ?? [];
        });
        // Wait for all statements before committing, so that an abandoned pipeline is rolled back.
        const failed = (await Promise.allSettled([begun, ...sent])).find((one) => one.status === "rejected");
        if (failed) throw failed.reason;
        await client.query("commit");
        client.release();
        const rows = (await Promise.all(sent)).map((found) => found.map((row) => camelCase.row(row)));
        return Object.fromEntries(Object.keys(statements).map((name, index) => [name, rows[index]])) as {
          [Name in keyof Rows]: Array<Rows[Name]>;
        };
      } catch (error) {
        // The outcome of the transaction is unknown, so the connection is closed.
        client.release(true);
        throw refusedByTrigger(error) ?? error;
      }
    },

    // Retries deadlocks, so `work` may run twice: effects belong in `onCommit`. `storedPlans` is for a transaction of
    // few statements, some of which begin with `keepPlan`.
    async transact<T>(
      work: (transaction: Transaction) => Promise<T>,
      { storedPlans = false }: { storedPlans?: boolean } = {},
    ): Promise<T> {
      try {
        return await retried(() => attempt(work, storedPlans));
      } catch (error) {
        throw refusedByTrigger(error) ?? error;
      }
    },

    snapshot,

    // Use it only behind a batch loader: it waits for its second connection while holding the first, so many calls at
    // once could deadlock the pool.
    snapshotOfTwo<First, Second>(
      first: (reading: Reading) => Promise<First>,
      second: (reading: Reading) => Promise<Second>,
    ): Promise<[First, Second]> {
      return snapshot(async (reading) => {
        const { rows } = await sql<{ name: string }>`select pg_export_snapshot() as name`.execute(reading.db);
        const sameMoment = sql`set transaction snapshot ${sql.lit(rows[0]?.name)}`;
        // Both reads end before this transaction, which exports their snapshot.
        const [one, other] = await Promise.allSettled([
          first(reading),
          snapshot(async (beside) => {
            await sameMoment.execute(beside.db);
            return second(beside);
          }),
        ]);
        if (one.status === "rejected") throw one.reason;
        if (other.status === "rejected") throw other.reason;
        return [one.value, other.value];
      });
    },

    /** Opens all connections in advance: on a loaded machine, opening one may exceed a call's timeout. */
    async warmUp(): Promise<void> {
      const opened: pg.PoolClient[] = [];
      try {
        // Opened one by one, because simultaneous handshakes delay each other until some exceed the timeout.
        while (opened.length < pool.options.max) opened.push(await pool.connect());
      } catch (error) {
        options.logger.warn({ err: error }, "not all database connections could be opened in advance");
      } finally {
        for (const client of opened) client.release();
      }
    },

    close: () => db.destroy(),
  };
}
