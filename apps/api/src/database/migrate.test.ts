import { sql } from "kysely";
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

async function ask(statement: string, url = database.url): Promise<number> {
  const client = new pg.Client({ connectionString: url });
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
    const { rows } = await sql`show statement_timeout`.execute(made.db);
    await made.close();
    return rows[0];
  };
  expect(await longest(false)).toEqual({ statementTimeout: "8s" });
  expect(await longest(true)).toEqual({ statementTimeout: "0" });
});

test("data that was copied into another database gets higher versions at its first start there, and once", async () => {
  await migrate({ url: database.url, logger });
  await ask("insert into shows (name, starts_at, sales_close_at, price_cents) values ('De vrek', now(), now(), 1200)");
  await ask("insert into seats (show_id, seat_id, version) values (1, 'R1-A', 1), (1, 'R1-B', 7)");
  const lowest = "select min(version) as count from seats";
  const seen = await ask("select max(version) as count from seats");
  await migrate({ url: database.url, logger });
  expect(await ask(lowest)).toBe(1);
  const copy = await createTestDatabase(undefined, database.name);
  await Promise.all(Array.from({ length: 4 }, () => migrate({ url: copy.url, logger })));
  const raised = await ask(lowest, copy.url);
  expect(raised).toBeGreaterThan(seen);
  await migrate({ url: copy.url, logger });
  expect(await ask(lowest, copy.url)).toBe(raised);
  expect(await ask("select max(version) - min(version) as count from seats", copy.url)).toBe(6);
  await copy.drop();
});
