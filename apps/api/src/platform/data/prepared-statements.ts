import { createHash } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";

const MARK = "/* keep plan */";

// Planning a frequent statement costs more than running it: each connection caches its plan. Its text must be the same
// each time, because every different text stays in the database's memory.
export const keepPlan = sql.raw(MARK);

const names = new Map<string, string>();

/** The name is a hash of the text, so that processes of different versions never give two statements one name. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) names.set(text, (name = createHash("sha256").update(text).digest("base64url")));
  return name;
}

// A pooler in transaction mode shares a session, and its prepared statements, between clients: plans are cached only on
// a direct connection. Only that reports the id of the database's process; a pooler makes one of its own.
export class PreparingClient extends pg.Client {
  #isStraight: boolean | undefined;

  override query = ((...args: unknown[]): unknown => {
    const [text, values, ...rest] = args;
    const query = super.query.bind(this) as (...given: unknown[]) => unknown;
    if (typeof text !== "string" || !text.startsWith(MARK)) return query(...args);
    if (this.#isStraight === undefined) void this.#findOut();
    return this.#isStraight ? query({ name: nameOf(text), text }, values, ...rest) : query(...args);
  }) as pg.Client["query"];

  async #findOut(): Promise<void> {
    try {
      const { rows } = await super.query<{ pid: number }>("select pg_backend_pid() as pid");
      // Public in `pg`, though its types lack it.
      this.#isStraight = rows[0]?.pid === (this as unknown as { processID: unknown }).processID;
    } catch {
      // The statement that follows fails for the same reason, and reports it.
    }
  }
}
