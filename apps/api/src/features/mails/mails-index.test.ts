import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { planOf } from "#test/plan-of.ts";
import { startTestApp, type TestApp } from "#test/test-app.ts";
import { claimDueMails, countOverdueMails, findUnsentMails } from "./mails.repository.ts";

let podium: TestApp;
beforeAll(async () => {
  podium = await startTestApp();
  await sql`
    insert into mails (kind, subject_id, due_at, status, sent_at, last_error, created_at)
    select 'TICKETS', nth, now() - interval '1 day', case when nth % 1000 = 0 then 'FAILED' else 'SENT' end,
      case when nth % 1000 > 0 then now() end, case when nth % 1000 = 0 then '550' end, now() - interval '1 day'
    from generate_series(1, 20000) nth`.execute(podium.deps.database.db);
  await sql`analyze mails`.execute(podium.deps.database.db);
});
afterAll(() => podium.close());

const now = new Date();
test.each([
  ["the mails that are due", () => claimDueMails(podium.deps.database.db, { now, until: now, limit: 10 })],
  ["the figures of the mails", () => countOverdueMails(podium.deps.database.db, now)],
  ["the list of unsent mails", () => findUnsentMails(podium.deps.database.db, 10)],
])("%s are found without reading every mail ever sent", async (_name, ask) => {
  const plan = await planOf(podium.deps, ask);
  expect(plan).toMatch(/mails_unsent/);
  expect(plan).not.toMatch(/Seq Scan on mails/);
});
