import { createHash } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";

const MARK = "/* keep plan */";

/**
 * Begins a statement whose plan each connection to the database keeps: where many run it, planning costs more than
 * running. Its text has to be the same each time, or each text would stay in the database's memory.
 */
export const keepPlan = sql.raw(MARK);

const names = new Map<string, string>();

/** Name from the text, so that processes of different versions never give two statements one name. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) names.set(text, (name = createHash("sha256").update(text).digest("base64url")));
  return name;
}

/**
 * A connection that keeps the plans of the statements that begin with `keepPlan`, once it knows that it is straight to
 * the database. A pooler in transaction mode hands a session on to others, and what was prepared with it: it begins a
 * connection with a process id of its own making, and only a straight one has the database's.
 */
export class PreparingClient extends pg.Client {
  #isStraight: boolean | undefined;

  // `pg` has a dozen forms of it; Kysely calls it with a text and its parameters.
  override query = ((...args: unknown[]): unknown => {
    const [text, values, ...rest] = args;
    const query = super.query.bind(this) as (...given: unknown[]) => unknown;
    if (typeof text !== "string" || !text.startsWith(MARK)) return query(...args);
    if (this.#isStraight === undefined) void this.#findOut();
    return this.#isStraight ? query({ name: nameOf(text), text }, values, ...rest) : query(...args);
  }) as pg.Client["query"];

  /** Asks before the statement for which it has to be known, which does not wait for it. */
  async #findOut(): Promise<void> {
    try {
      const { rows } = await super.query<{ pid: number }>("select pg_backend_pid() as pid");
      // Public in `pg`, though its types lack it.
      this.#isStraight = rows[0]?.pid === (this as unknown as { processID: unknown }).processID;
    } catch {
      // The statement fails for the same reason, and says so.
    }
  }
}
