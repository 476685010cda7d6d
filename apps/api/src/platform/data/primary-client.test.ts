import { sql } from "kysely";
import { pino } from "pino";
import { describe, expect, onTestFinished } from "vitest";
import { apiTest } from "#test/fixtures.ts";
import { createDatabase, type Database } from "./database.ts";
import { isDependencyUnavailable } from "./unavailable.ts";
const test = apiTest();

/** @param options of the session, which its server reports as a standby reports what it is */
function openSingle(url: string, options = ""): Database {
  const target = new URL(url);
  if (options) target.searchParams.set("options", options);
  const single = createDatabase({ url: target.href, logger: pino({ level: "silent" }), max: 1, timeLimits: null });
  onTestFinished(() => single.close());
  return single;
}

const pidOf = async ({ pool }: Database) => (await pool.query("select pg_backend_pid() as pid")).rows;
const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe("a server that is not the primary", () => {
  test("gets no connection, not even for reading", async ({ podium }) => {
    const standby = openSingle(podium.deps.config.DATABASE_URL, "-c default_transaction_read_only=on");
    const refused = await failureOf(pidOf(standby));
    expect([refused, isDependencyUnavailable(refused)]).toEqual([expect.any(Error), true]);
    expect(standby.pool.totalCount).toBe(0);
  });

  test("loses its connection once it reports what it became", async ({ podium }) => {
    const single = openSingle(podium.deps.config.DATABASE_URL);
    const before = await pidOf(single);
    await single.db.connection().execute((db) => sql`set default_transaction_read_only = on`.execute(db));
    expect(await pidOf(single)).not.toEqual(before);
  });

  test("loses its connection once it refuses a change, as behind a pooler, which reports nothing", async ({
    podium,
  }) => {
    const single = openSingle(podium.deps.config.DATABASE_URL);
    const before = await pidOf(single);
    const refused = await failureOf(
      single.transact(async ({ db }) => {
        await sql`set transaction read only`.execute(db);
        await sql`create table written ()`.execute(db);
      }),
    );
    expect([refused, isDependencyUnavailable(refused)]).toEqual([expect.any(Error), true]);
    expect(await pidOf(single)).not.toEqual(before);
  });
});

test("the primary keeps its connection after a mistake of ours", async ({ podium }) => {
  const single = openSingle(podium.deps.config.DATABASE_URL);
  const before = await pidOf(single);
  const mistaken = single.transact(({ db }) => sql`select 1 / 0`.execute(db));
  await expect(mistaken).rejects.toThrow("division by zero");
  expect(await pidOf(single)).toEqual(before);
});
