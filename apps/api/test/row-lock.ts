import type pg from "pg";
import { onTestFinished } from "vitest";

/**
 * Keeps rows from others: `select … for update`, or a change, in a transaction that stays open until `release`, and no
 * longer than the test: whoever waits for them would wait for ever where it fails before that.
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
    /** How many connections wait for them. */
    waiting: () => ofWaiting("pid"),
    /** Ends those connections. @returns how many */
    endWaiting: () => ofWaiting("pg_terminate_backend(pid)"),
    /** Commits, which makes its changes visible to others. */
    commit: () => holder.query("commit"),
    release,
  };
}
