import { sql } from "kysely";
import { pino } from "pino";
import { expect, onTestFinished, vi } from "vitest";
import { apiTest } from "#test/fixtures.ts";
import { createDatabase } from "./database.ts";
import { keepPlan, noteStraight, PreparingClient } from "./prepared-statements.ts";

const test = apiTest().extend("single", { scope: "file" }, async ({ podium }, { onCleanup }) => {
  const url = podium.deps.config.DATABASE_URL;
  const database = createDatabase({ url, logger: pino({ level: "silent" }), max: 1 });
  onCleanup(() => database.close());
  return database;
});

const note = (showId: number) => sql<{ changedAt: Date }>`${keepPlan} update shows set changed_at = now()
  where id = ${showId} returning changed_at`;
const fail = (divisor: number) => sql<{ never: number }>`${keepPlan} select 1 / ${divisor}::int as never`;

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

test("a pipeline returns the rows of each of its statements, and does all of them or none", async ({
  single,
  showId,
}) => {
  const changedAt = async () => (await single.pool.query("select changed_at from shows where id = $1", [showId])).rows;
  expect(await single.pipeline<[{ never: number }, { changedAt: Date }]>([fail(1), note(showId)])).toEqual([
    [{ never: 1 }],
    [{ changedAt: expect.any(Date) as Date }],
  ]);
  const before = await changedAt();
  for (const statements of [
    [fail(0), note(showId)],
    [note(showId), fail(0)],
  ])
    await expect(single.pipeline(statements)).rejects.toThrow("division by zero");
  expect(await changedAt()).toEqual(before);
  expect((await single.pool.query("select now() = statement_timestamp() as alone")).rows).toEqual([{ alone: true }]);
});

test.for([
  { begun: "straight to the database", kept: 1, processId: undefined },
  // As a pooler begins it, which hands the session on to others.
  { begun: "with another process id than the database's", kept: 0, processId: -1 },
])("a connection begun $begun keeps $kept plans", async ({ kept, processId }, { podium }) => {
  const client = new PreparingClient({ connectionString: podium.deps.config.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  if (processId !== undefined) Object.assign(client, { processID: processId });
  await noteStraight(client);
  const text = sql`${keepPlan} select ${1}::int as one`.compile(podium.deps.database.db).sql;
  for (const one of [1, 2]) expect((await client.query(text, [one])).rows).toEqual([{ one }]);
  expect((await client.query("select from pg_prepared_statements")).rows).toHaveLength(kept);
});
