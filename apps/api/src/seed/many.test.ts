import { transferReference } from "@podium/shared/money/transfer-reference";
import { sql } from "kysely";
import { expect } from "vitest";
import { seedMany } from "./many.ts";
import { apiTest } from "#test/fixtures.ts";
const test = apiTest();

test("makes what users could have made: each seat is sold once, to the user of its reservation", async ({ podium }) => {
  const { db } = podium.deps.database;
  const size = { users: 40, shows: 8, reservationsOfShow: 80, codes: 3 };
  const seed = () =>
    podium.deps.database.transact((transaction) =>
      seedMany(transaction.db, { now: podium.deps.clock.now(), passwordHash: "none", size }),
    );
  expect(await seed()).toEqual({ users: 40, shows: 8, reservations: 640 });
  const { rows } = await sql<{ status: string; count: number }>`
    select reservations.status, count(*)::int from reservations
    join reservation_seats ticket on ticket.reservation_id = reservations.id
    left join seats on seats.show_id = ticket.show_id and seats.seat_id = ticket.seat_id and seats.reservation_id = reservations.id
    where (seats.seat_id is not null) <> (reservations.status in ('PENDING', 'CONFIRMED'))
    group by 1`.execute(db);
  expect(rows).toEqual([]);
  const statuses = await db.selectFrom("reservations").select("status").distinct().execute();
  expect(statuses.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
    "CANCELLED",
    "CONFIRMED",
    "EXPIRED",
    "PENDING",
  ]);
  const stored = await sql<{ id: number; lastname: string; firstname: string; reference: string }>`
    select reservations.id, lastname, firstname, transfer_reference as reference
    from reservations join users on users.id = user_id`.execute(db);
  expect(stored.rows.map(({ reference }) => reference)).toEqual(stored.rows.map(transferReference));
  // The seed can run again, also in a database with data of users.
  await seed();
});
