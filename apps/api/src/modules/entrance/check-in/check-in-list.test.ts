import { sql } from "kysely";
import { expect } from "vitest";
import { makeUser, makeShow } from "#test/factories.ts";
import { planOf } from "#test/plan-of.ts";
import { seedMany } from "#seed/many.ts";
import { findTickets } from "./check-in.repository.ts";
import { apiTest } from "#test/fixtures.ts";

const test = apiTest();
test.beforeAll(async ({ podium }) => {
  const size = { users: 40, shows: 40, reservationsOfShow: 80, codes: 1 };
  const now = podium.deps.clock.now();
  await podium.deps.database.transact(({ db }) => seedMany(db, { now, passwordHash: "none", size }));
  await sql`analyze`.execute(podium.deps.database.db);
});

test("the check-in list finds a show's tickets by the index, and does not read those of all shows", async ({
  podium,
}) => {
  const { db } = podium.deps.database;
  const { id } = await db.selectFrom("shows").select("id").orderBy("id").executeTakeFirstOrThrow();
  const plan = await planOf(podium.deps, () => findTickets(db, id));
  expect(plan).toMatch(/reservation_seats_of_seat/);
  expect(plan).not.toMatch(/Seq Scan on reservation_seats/);
});

test("a show is deleted without reading all tickets for each of its seats", async ({ podium }) => {
  const { db } = podium.deps.database;
  // The foreign key runs this query for each seat that is deleted.
  const ticketsOfSeat = () =>
    sql`select 1 from only reservation_seats where show_id = ${1} and seat_id = ${"R1-A"} for key share`.execute(db);
  expect(await planOf(podium.deps, ticketsOfSeat)).toMatch(/reservation_seats_of_seat/);
  const [admin, show] = [await makeUser(podium, "ADMIN"), await makeShow(podium)];
  expect((await admin.call("DELETE", `/api/admin/shows/${show.id}`)).statusCode).toBe(204);
});
