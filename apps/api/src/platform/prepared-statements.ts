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

/** Of the text, so that no process of another version takes one for the other. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) names.set(text, (name = createHash("sha256").update(text).digest("base64url")));
  return name;
}

/**
 * A pooler in transaction mode hands a session on to others, and what was prepared with it. It begins a connection with
 * a process id of its own making; only a connection straight to the database has the database's.
 */
const straight = new WeakSet<pg.ClientBase>();

/** Whether it is straight. To be called before a connection is used. */
export async function noteStraight(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  // Public in `pg`, though its types lack it.
  if (rows[0]?.pid === (client as unknown as { processID: unknown }).processID) straight.add(client);
}

/** A connection that keeps the plans of the statements that begin with `keepPlan`. */
export class PreparingClient extends pg.Client {
  // `pg` has a dozen forms of it; Kysely calls it with a text and its parameters.
  override query = ((...args: unknown[]): unknown => {
    const [text, values, ...rest] = args;
    const query = super.query.bind(this) as (...given: unknown[]) => unknown;
    if (typeof text !== "string" || !text.startsWith(MARK) || !straight.has(this)) return query(...args);
    return query({ name: nameOf(text), text }, values, ...rest);
  }) as pg.Client["query"];
}
