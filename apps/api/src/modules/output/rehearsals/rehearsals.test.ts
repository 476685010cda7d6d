import type { Rehearsal } from "@podium/shared/contracts/rehearsals";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { sql } from "kysely";
import { expect } from "vitest";
import { makeShow, makeUser } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";
import { startTestApp, type TestApp } from "#test/test-app.ts";

const HOUR_MS = 3_600_000;
const test = apiTest({ work: true, rehearsalHaste: 100 });

const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

const start = async (podium: TestApp, showId: number, body = { people: 12, seconds: 2 }) =>
  (await makeUser(podium, "ADMIN")).call("POST", `/api/admin/shows/${showId}/rehearsals`, body);

async function list(podium: TestApp, id: number): Promise<Rehearsal[]> {
  return (await makeUser(podium, "ADMIN")).api.listRehearsals({ params: { id } });
}

async function ended(podium: TestApp, showId: number): Promise<void> {
  await expect.poll(async () => (await list(podium, showId))[0]?.endedAt, { timeout: 60_000 }).not.toBeNull();
}

const schemas = async ({ deps }: TestApp) =>
  (await deps.database.pool.query("select nspname from pg_namespace where nspname like 'rehearsal%'")).rows;

/** How many rows each table of the product has, but for the rehearsals and what says that one was started. */
async function countRows({ deps }: TestApp): Promise<Record<string, number>> {
  const { rows } = await deps.database.pool.query<{ name: string; rows: number }>(`
    select relname as name,
      (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), false, true, '')))[1]::text::int as rows
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in ('rehearsals', 'audit_log', 'users', 'sessions') and has_table_privilege(oid, 'select')`);
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
}

test("plays the opening with the product's own services, and leaves nothing but its report", async ({ podium }) => {
  const show = await makeShow(podium, { salesOpenAt: inHours(48), waitingRoom: "on" });
  const admin = await makeUser(podium, "ADMIN");
  await admin.api.changeWaitingRoom({ params: { id: show.id }, body: { perMinute: 20 } });
  const before = await countRows(podium);
  const response = await start(podium, show.id, { people: 22, seconds: 2 });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({ people: 22, seconds: 2, state: "WAITING", report: null });
  await ended(podium, show.id);
  const [rehearsal] = await list(podium, show.id);
  expect(rehearsal?.state).toBe("DONE");
  const report = rehearsal?.report;
  expect(report).toMatchObject({
    arrived: 22,
    letIn: 22,
    waiting: 0,
    inside: 0,
    refusals: [],
    soldOut: 0,
    letInPerMinute: 20,
    gaveUp: 2,
    reserved: 20,
    opensAfter: 1,
  });
  expect(report?.seatsSold).toBeGreaterThan(30);
  // A minute's worth is in at the opening; the others wait three seconds each.
  expect(report?.waitLongest).toBeGreaterThanOrEqual(3);
  expect(report?.callP99Ms).toBeGreaterThan(0);
  expect(report?.timeline.at(-1)).toMatchObject({ waiting: 0, inside: 0, seatsSold: report?.seatsSold });
  expect(await countRows(podium)).toEqual(before);
  expect(new Set((await podium.deps.seats.list(show.id)).map(({ status }) => status))).toEqual(new Set(["available"]));
  expect(await schemas(podium)).toEqual([]);
  expect((await admin.api.getWaitingRoom({ params: { id: show.id } })).room).toMatchObject({ waiting: 0, letIn: 0 });
});

/** How many rows PostgreSQL counts on when it plans a statement on the copy; −1: it does not know. */
async function knownRows(podium: TestApp, id: number) {
  const { rows } = await sql<{ table: string; rows: number }>`
    select relname::text as table, reltuples::int as rows from pg_class
    where relnamespace = ${`rehearsal_${id}`}::regnamespace and relname in ('seats', 'hall_plan_seats')
    order by relname`.execute(podium.deps.database.db);
  return rows;
}

test("is refused near an opening, while somebody waits, and while a show's tickets are scanned", async ({ podium }) => {
  const { db } = podium.deps.database;
  const show = await makeShow(podium, {});
  const other = await makeShow(podium, { name: "Vrek", salesOpenAt: inHours(0.9) });
  expect((await start(podium, show.id)).json()).toMatchObject({ statusCode: 409, code: "REHEARSAL_OPENING_NEAR" });
  const update = (fields: { salesOpenAt?: Date | null; startsAt?: Date }) =>
    db.updateTable("shows").set(fields).where("id", "=", other.id).execute();
  await update({ salesOpenAt: null, startsAt: new Date(inHours(-3)) });
  expect((await start(podium, show.id)).json()).toMatchObject({ statusCode: 409, code: "REHEARSAL_SHOW_NEAR" });
  await update({ startsAt: new Date(inHours(48)) });
  await (await makeUser(podium, "ADMIN")).api.changeWaitingRoom({ params: { id: other.id }, body: { paused: true } });
  const waits = (count: number) =>
    db.updateTable("waitingRooms").set({ lastRank: count }).where("showId", "=", other.id).execute();
  await waits(3);
  const refused = (await start(podium, show.id)).json<{ code: string; message: string }>();
  expect(refused).toMatchObject({ statusCode: 409, code: "REHEARSAL_ROOM_BUSY" });
  expect(refused.message).toContain("‘Vrek’");
  await waits(0);
  await db.updateTable("shows").set({ cancelledAt: new Date() }).where("id", "=", other.id).execute();
  expect((await start(podium, other.id)).json()).toMatchObject({ statusCode: 409, code: "SHOW_CANCELLED" });
});

test("runs one at a time, on tables whose sizes PostgreSQL knows, and stops when asked", async ({ podium }) => {
  const show = await makeShow(podium, {});
  const admin = await makeUser(podium, "ADMIN");
  const both = await Promise.all([1, 2].map(() => start(podium, show.id, { people: 10, seconds: 600 })));
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const refused = both.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ code: "REHEARSAL_RUNNING" });
  await expect.poll(async () => (await list(podium, show.id))[0]?.report?.arrived, { timeout: 60_000 }).toBe(1);
  const [running] = await list(podium, show.id);
  expect(await knownRows(podium, running?.id ?? 0)).toEqual([
    { table: "hall_plan_seats", rows: ALL_SEATS.length },
    { table: "seats", rows: ALL_SEATS.length },
  ]);
  await admin.api.stopRehearsal({ params: { id: running?.id ?? 0 } });
  await ended(podium, show.id);
  expect((await list(podium, show.id))[0]).toMatchObject({ state: "STOPPED", report: { reserved: 0 } });
  expect(await schemas(podium)).toEqual([]);
  expect((await admin.call("POST", "/api/admin/rehearsals/999999/stop")).statusCode).toBe(404);
  const { items } = await admin.api.listAudit({ query: { action: "REHEARSAL_STOPPED" } });
  expect(items[0]?.summary).toBe(`Oefening van de opening van "${show.name}" gestopt`);
});

test("a sweep ends what a dead process left, and drops its tables", async ({ podium }) => {
  const show = await makeShow(podium, {});
  const { db } = podium.deps.database;
  const long = new Date(inHours(-1));
  const { id } = await db
    .insertInto("rehearsals")
    .values({ showId: show.id, people: 10, seconds: 10, state: "RUNNING", createdAt: long, seenAt: long })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`select open_rehearsal(${id})`.execute(db);
  expect(await schemas(podium)).toEqual([{ nspname: `rehearsal_${id}` }]);
  await podium.deps.rehearsals.sweep();
  expect((await list(podium, show.id))[0]).toMatchObject({ state: "FAILED", report: null });
  expect(await schemas(podium)).toEqual([]);
  await expect(sql`select open_rehearsal(${id})`.execute(db)).rejects.toThrow("no rehearsal");
});

test("one that no worker began is stopped at once, and never played", async ({ podium, onTestFinished }) => {
  const idle = await startTestApp({ beside: podium, redisPrefix: "rehearsal-idle" });
  onTestFinished(() => idle.close());
  const show = await makeShow(podium, {});
  const { id } = (await start(idle, show.id)).json<Rehearsal>();
  await (await makeUser(idle, "ADMIN")).api.stopRehearsal({ params: { id } });
  expect((await list(podium, show.id))[0]).toMatchObject({ state: "STOPPED", report: null });
  await podium.deps.rehearsals.rehearse(id);
  expect((await list(podium, show.id))[0]).toMatchObject({ state: "STOPPED", report: null });
});
