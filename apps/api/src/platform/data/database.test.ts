import { sql } from "kysely";
import { pino } from "pino";
import { describe, expect, onTestFinished, vi } from "vitest";
import { apiTest } from "#test/fixtures.ts";
import { lockRows } from "#test/row-lock.ts";
import { createDatabase, type Reading } from "./database.ts";
import { TIME_LIMITS } from "#platform/process/time-limits.ts";
import { keepPlan, PreparingClient } from "./prepared-statements.ts";

const test = apiTest();

const note = (showId: number) => sql<{ changedAt: Date }>`${keepPlan} update shows set changed_at = now()
  where id = ${showId} returning changed_at`;
const divide = (divisor: number) => sql<{ quotient: number }>`${keepPlan} select 1 / ${divisor}::int as quotient`;

test("a process that has warmed up serves as many statements at once as it may without opening a connection", async ({
  podium,
}) => {
  const { pool, warmUp } = podium.deps.database;
  await warmUp();
  expect([pool.totalCount, pool.waitingCount]).toEqual([pool.options.max, 0]);
  let opened = 0;
  pool.on("connect", () => opened++);
  await Promise.all(Array.from({ length: pool.options.max }, () => pool.query("select pg_sleep(0.01)")));
  expect(opened).toBe(0);
});

test("a connection that nobody needs for an hour stays open", async ({ podium }) => {
  const { pool, warmUp } = podium.deps.database;
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await warmUp();
  vi.advanceTimersByTime(3_600_000);
  expect(pool.totalCount).toBe(pool.options.max);
});

test("a pipeline does all of its statements or none, and returns the rows of each", async ({ podium, showId }) => {
  const url = podium.deps.config.DATABASE_URL;
  const single = createDatabase({ url, logger: pino({ level: "silent" }), max: 1, timeLimits: null });
  onTestFinished(() => single.close());
  const changedAt = async () => (await single.pool.query("select changed_at from shows where id = $1", [showId])).rows;
  const before = await changedAt();
  // Both orders; a statement after the failing one is refused before it is prepared.
  const failing = [
    single.pipeline({ divided: divide(0), noted: note(showId) }),
    single.pipeline({ noted: note(showId), divided: divide(0) }),
  ];
  for (const pipeline of failing) await expect(pipeline).rejects.toThrow("division by zero");
  expect(await changedAt()).toEqual(before);
  const changed = { changedAt: expect.any(Date) as Date };
  const done = { divided: [{ quotient: 1 }], nothing: [], noted: [changed] };
  for (let round = 0; round < 3; round++)
    expect(await single.pipeline({ divided: divide(1), nothing: null, noted: note(showId) })).toEqual(done);
  expect(await changedAt()).not.toEqual(before);
});

test("two reads side by side see the database as it is at one moment, and fail when either does", async ({
  podium,
  showId,
}) => {
  const { pool, snapshotOfTwo } = podium.deps.database;
  const read = ({ db }: Reading) =>
    sql<{ changedAt: Date }>`select changed_at from shows where id = ${showId}`.execute(db);
  const begun = Promise.withResolvers<undefined>();
  const changed = Promise.withResolvers<undefined>();
  // Both transactions are open, but have not read anything.
  const side = (say: () => void) => async (reading: Reading) => {
    say();
    await changed.promise;
    return (await read(reading)).rows;
  };
  const { rows: before } = await pool.query<{ changed_at: Date }>("select changed_at from shows where id = $1", [
    showId,
  ]);
  const reading = snapshotOfTwo(
    side(() => undefined),
    side(() => begun.resolve(undefined)),
  );
  await begun.promise;
  await pool.query("update shows set changed_at = now() where id = $1", [showId]);
  changed.resolve(undefined);
  const seen = before.map((row) => ({ changedAt: row.changed_at }));
  expect(await reading).toEqual([seen, seen]);
  expect((await read(podium.deps.database)).rows).not.toEqual(seen);

  const failing = ({ db }: Reading) => divide(0).execute(db);
  await expect(snapshotOfTwo(read, failing)).rejects.toThrow("division by zero");
  await expect(snapshotOfTwo(failing, read)).rejects.toThrow("division by zero");
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
});

test("a pipeline that nobody waits for any more is not done afterwards", async ({ podium, showId }) => {
  const { database } = podium.deps;
  const url = podium.deps.config.DATABASE_URL;
  const timeLimits = { ...TIME_LIMITS, query: 300 };
  const hasty = createDatabase({ url, logger: pino({ level: "silent" }), max: 1, timeLimits });
  onTestFinished(() => hasty.close());
  const lock = await lockRows(database.pool, "select from shows where id = $1 for update", [showId]);
  const changedAt = async () =>
    (await database.pool.query("select changed_at from shows where id = $1", [showId])).rows;
  const before = await changedAt();
  await expect(hasty.pipeline({ noted: note(showId) })).rejects.toThrow(/timeout/);
  lock.release();
  await expect.poll(lock.waiting).toBe(0);
  expect(await changedAt()).toEqual(before);
});

test.for([
  { begun: "straight to the database", plans: 1, processId: undefined },
  // A session through a pooler, which passes it on to other clients.
  { begun: "with another process id than the database's", plans: 0, processId: -1 },
])("a connection begun $begun caches $plans plans", async ({ plans, processId }, { podium }) => {
  const client = new PreparingClient({ connectionString: podium.deps.config.DATABASE_URL, pipeline: true });
  await client.connect();
  onTestFinished(() => client.end());
  if (processId !== undefined) Object.assign(client, { processID: processId });
  const text = sql`${keepPlan} select ${1}::int as one`.compile(podium.deps.database.db).sql;
  for (const one of [1, 2, 3]) expect((await client.query(text, [one])).rows).toEqual([{ one }]);
  expect((await client.query("select from pg_prepared_statements")).rows).toHaveLength(plans);
});

describe("the effects of a transaction", () => {
  test("come after its commit, in their order, and one that fails keeps none of the others back", async ({
    podium,
    showId,
  }) => {
    const { transact, pool } = podium.deps.database;
    const named = async () =>
      (await pool.query<{ name: string }>("select name from shows where id = $1", [showId])).rows;
    const seen: unknown[] = [];
    const result = await transact(async ({ db, onCommit }) => {
      onCommit(async () => void seen.push(await named()));
      onCommit(() => {
        throw new Error("not now");
      });
      onCommit(() => void seen.push("last"));
      await db.updateTable("shows").set({ name: "Na de commit" }).where("id", "=", showId).execute();
      expect(seen).toEqual([]);
      return "done";
    });
    expect([result, ...seen]).toEqual(["done", [{ name: "Na de commit" }], "last"]);
  });

  test("do not come when it is rolled back, and come once when a deadlock makes it begin again", async ({ podium }) => {
    const { transact } = podium.deps.database;
    const seen: string[] = [];
    let tries = 0;
    const refused = transact(async ({ db, onCommit }) => {
      onCommit(() => void seen.push("refused"));
      await divide(0).execute(db);
    });
    await expect(refused).rejects.toThrow("division by zero");
    await transact(async ({ db, onCommit }) => {
      tries += 1;
      onCommit(() => void seen.push("begun again"));
      if (tries === 1) await sql`do $$ begin raise exception using errcode = '40P01'; end $$`.execute(db);
    });
    expect([tries, ...seen]).toEqual([2, "begun again"]);
  });
});
