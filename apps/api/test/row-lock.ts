import type pg from "pg";
import { onTestFinished } from "vitest";

/**
 * Locks rows by `select … for update`, or by a change, in a transaction that stays open until `release`. The end of the
 * test releases them too, so that a failing test leaves no transaction waiting for ever.
 */
export async function lockRows(pool: pg.Pool, select: string, values: unknown[]) {
  const holder = await pool.connect();
  let isHeld = true;
  const release = (): void => {
    if (isHeld) holder.release(true);
    isHeld = false;
  };
  onTestFinished(release);
  await holder.query("begin");
  await holder.query(select, values);
  const { rows } = await holder.query<{ pid: number }>("select pg_backend_pid() as pid");
  const ofWaiting = async (what: string): Promise<number> => {
    const waiting = `select ${what} from pg_stat_activity where $1 = any(pg_blocking_pids(pid))`;
    return (await pool.query(waiting, [rows[0]?.pid])).rows.length;
  };
  return {
    /** The number of connections that wait for the rows. */
    waiting: () => ofWaiting("pid"),
    /** Ends the waiting connections. @returns their number */
    endWaiting: () => ofWaiting("pg_terminate_backend(pid)"),
    /** Commits the transaction, which makes its changes visible. */
    commit: () => holder.query("commit"),
    release,
  };
}
