import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "#test/database.ts";
import { createDatabase } from "#platform/database.ts";
import { migrate } from "./migrate.ts";

const logger = pino({ level: "silent" });
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function ask(statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(statement);
  await client.end();
  return Number(rows[0]?.count);
}

test("several processes that start at once bring the database to the newest version once", async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrate({ url: database.url, logger })));
  expect(await ask("select count(*) from kysely_migration")).toBeGreaterThan(5);
  expect(await ask("select count(*) from seats")).toBe(0);
});

test("only work that nobody waits for may take longer than a request", async () => {
  const longest = async (longRunning: boolean): Promise<unknown> => {
    const made = createDatabase({ url: database.url, logger, longRunning });
    const { rows } = await made.pool.query("show statement_timeout");
    await made.close();
    return rows[0];
  };
  expect(await longest(false)).toEqual({ statement_timeout: "8s" });
  expect(await longest(true)).toEqual({ statement_timeout: "0" });
});
