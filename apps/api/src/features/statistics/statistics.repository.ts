import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";

export interface Counts {
  users: number;
  reservations: number;
  reservedSeats: number;
  tickets: number;
  salesCents: number;
}

/** Everything in one statement, so that the figures belong to one and the same moment. */
export async function countEverything(db: Db): Promise<Counts> {
  const { rows } = await sql<{ [Name in keyof Counts]: string }>`
    with standing as (
      select id, status, total_cents from reservations where status in ('PENDING', 'CONFIRMED')
    ), seats_of as (
      select s.status, count(*) as seats from standing s join reservation_seats r on r.reservation_id = s.id group by s.status
    )
    select
      (select count(*) from users where deleted_at is null) as users,
      (select count(*) from standing) as reservations,
      (select coalesce(sum(seats), 0) from seats_of) as "reservedSeats",
      (select coalesce(sum(seats), 0) from seats_of where status = 'CONFIRMED') as tickets,
      (select coalesce(sum(total_cents), 0) from standing where status = 'CONFIRMED') as "salesCents"
  `.execute(db);
  const row = rows[0];
  if (!row) throw new Error("a select without a from gave no row");
  return {
    users: Number(row.users),
    reservations: Number(row.reservations),
    reservedSeats: Number(row.reservedSeats),
    tickets: Number(row.tickets),
    salesCents: Number(row.salesCents),
  };
}
