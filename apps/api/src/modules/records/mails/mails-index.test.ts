import { sql } from "kysely";
import { expect } from "vitest";
import { planOf } from "#test/plan-of.ts";
import type { Db } from "#platform/data/database.ts";
import { claimDueMail, countOverdueMails, findOldestDue, findUnsentMails } from "./mails.repository.ts";
import { apiTest } from "#test/fixtures.ts";

const test = apiTest();
test.beforeAll(async ({ podium }) => {
  await sql`
    insert into mails (kind, subject_id, due_at, status, sent_at, last_error, created_at)
    select 'TICKETS', nth, now() - interval '1 day', case when nth % 1000 = 0 then 'FAILED' else 'SENT' end,
      case when nth % 1000 > 0 then now() end, case when nth % 1000 = 0 then '550' end, now() - interval '1 day'
    from generate_series(1, 20000) nth`.execute(podium.deps.database.db);
  await sql`analyze mails`.execute(podium.deps.database.db);
});

const now = new Date();
test.for([
  ["the mails that are due", (db: Db) => claimDueMail(db, { now, until: now })],
  ["the figures of the mails", (db: Db) => countOverdueMails(db, { now, since: now, attempts: 8 })],
  ["since when the oldest mail is due", (db: Db) => findOldestDue(db, now)],
  ["the list of unsent mails", (db: Db) => findUnsentMails(db, 10)],
] as const)("%s are found without reading every mail ever sent", async ([_name, runQuery], { podium }) => {
  const plan = await planOf(podium.deps, () => runQuery(podium.deps.database.db));
  expect(plan).toMatch(/mails_unsent/);
  expect(plan).not.toMatch(/Seq Scan on mails/);
});
