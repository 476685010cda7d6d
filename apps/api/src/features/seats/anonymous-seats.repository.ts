import { sql } from "kysely";
import type { Db } from "#platform/database.ts";

/** Until the end of the transaction: those who have not said who they are wait for each other, per network. */
export async function lockAnonymousSeats(db: Db, network: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`anonymous:${network}`}, 0))`.execute(db);
}

/** What they hold together. */
export async function countAnonymousSeats(db: Db, network: string, now: Date): Promise<number> {
  const { rows } = await sql<{ seats: number }>`
    select coalesce(sum(carts.seat_count), 0)::int as seats from carts join users on users.id = carts.user_id
    where users.anonymous_network = ${network} and carts.expires_at > ${now}`.execute(db);
  return rows[0]?.seats ?? 0;
}
