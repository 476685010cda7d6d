import { sql } from "kysely";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, testEnv } from "#test/database.ts";
import { createDatabase } from "#platform/data/database.ts";
import { TIME_LIMITS, type TimeLimits } from "#platform/process/time-limits.ts";
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

test("plans of a database that is made anew get ids that those of an older one had not: browsers cache a plan", async () => {
  const secondsNow = () => Math.floor((Date.now() - Date.parse("2026-01-01T00:00:00Z")) / 1000);
  const made = await createTestDatabase();
  const before = secondsNow();
  await migrate({ url: made.url, logger });
  const first = await ask("select nextval('hall_plans_id_seq') as count", made.url);
  await made.drop();
  expect(first).toBeGreaterThanOrEqual(before);
  expect(first).toBeLessThanOrEqual(secondsNow() + 2);
});

test("only work that nobody waits for may take longer than a request", async () => {
  const longest = async (timeLimits: TimeLimits | null): Promise<unknown> => {
    // Behind a pooler the settings of the role apply instead.
    const made = createDatabase({ url: testEnv("TEST_DATABASE_URL"), logger, timeLimits });
    const { rows } = await sql`show statement_timeout`.execute(made.db);
    await made.close();
    return rows[0];
  };
  expect(await longest({ ...TIME_LIMITS, databaseConnection: 30_000 })).toEqual({ statementTimeout: "8s" });
  expect(await longest(null)).toEqual({ statementTimeout: "0" });
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

test("a process of the version before holds seats, frees them and reads statements while it is replaced", async () => {
  const made = await createTestDatabase();
  await migrate({ url: made.url, logger });
  const run = (statement: string) => ask(statement, made.url);
  await run("insert into users (email, firstname, lastname, number, password_hash) values ('a@a', 'A', 'A', '', '')");
  await run("insert into shows (name, starts_at, sales_close_at, price_cents) values ('De vrek', now(), now(), 1200)");
  await run("insert into seats (show_id, seat_id) values (1, 'R1-A')");
  await run(
    "insert into carts (user_id, show_id, created_at, expires_at, seat_count) values (1, 1, '2026-11-25', '2026-11-26', 1)",
  );
  // Rows as the version of 25 November wrote them.
  await run("update seats set status = 'held', cart_id = 1, held_until = '2026-11-26'");
  await run("update seats set held_price_cents = 1200");
  await run("update seats set status = 'available', cart_id = null, held_until = null");
  await run("insert into bank_statements (hash, file_name, uploaded_by, uploaded_at) values ('h', 'f', 1, now())");
  const columns = "statement_id, ref, amount_cents, booked_on, name, message";
  for (const _ of [1, 2])
    await run(
      `insert into bank_transactions (${columns}) values (1, 'r', 1200, null, '', '') on conflict (ref) do nothing`,
    );
  expect(await run("select count(*) from bank_transactions")).toBe(1);
  await made.drop();
});
