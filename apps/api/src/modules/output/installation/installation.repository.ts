import { sql } from "kysely";
import { playIsPublished } from "#database/shows.sql.ts";
import type { Db } from "#platform/data/database.ts";
import type { Overdue } from "./findings.ts";

type OverdueSeats = Omit<Overdue, "mail">;

export async function findOverdueSeats(db: Db, now: Date): Promise<OverdueSeats> {
  const since = (oldest: ReturnType<typeof sql>) =>
    sql<number>`greatest(0, coalesce(extract(epoch from ${now}::timestamptz - (${oldest})), 0))::float8`;
  const { rows } = await sql<OverdueSeats>`select
    ${since(sql`select min(expires_at) from carts`)} as cart,
    ${since(sql`select min(expires_at) from reservations where status = 'PENDING'`)} as reservation`.execute(db);
  return rows[0] ?? { cart: 0, reservation: 0 };
}

export async function findInstalledAt(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: string | null }>`
    select min("timestamp") as at from kysely_migration`.execute(db);
  return rows[0]?.at ? new Date(rows[0].at) : null;
}

export interface MovedIn {
  hall: boolean;
  play: boolean;
  prices: boolean;
  sentMail: boolean;
  volunteer: boolean;
}

export async function findMovedIn(db: Db): Promise<MovedIn | undefined> {
  const { rows } = await sql<MovedIn>`select
    -- A plan that somebody drew, or the first one, of which somebody bought a seat.
    exists (select from hall_plans where id > 1) or exists (select from reservations where status = 'CONFIRMED') as hall,
    exists (
      select from shows join plays on plays.id = shows.play_id where shows.cancelled_at is null and ${playIsPublished}
    ) as play,
    exists (select from shows where cancelled_at is null and price_cents > 0) as prices,
    exists (select from mails where status = 'SENT') as sent_mail,
    -- The first administrator is one of two.
    (select count(*) > 1 from users where role <> 'USER' and deleted_at is null) as volunteer`.execute(db);
  return rows[0];
}
