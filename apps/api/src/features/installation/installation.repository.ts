import { sql } from "kysely";
import type { Db } from "#platform/database.ts";
import type { Overdue } from "./findings.ts";

type OverdueSeats = Omit<Overdue, "mail">;

/** For how many seconds the oldest cart and reservation have been due. */
export async function findOverdueSeats(db: Db, now: Date): Promise<OverdueSeats> {
  const since = (oldest: ReturnType<typeof sql>) =>
    sql<number>`greatest(0, coalesce(extract(epoch from ${now}::timestamptz - (${oldest})), 0))::float8`;
  const { rows } = await sql<OverdueSeats>`select
    ${since(sql`select min(expires_at) from carts`)} as cart,
    ${since(sql`select min(expires_at) from reservations where status = 'PENDING'`)} as reservation`.execute(db);
  return rows[0] ?? { cart: 0, reservation: 0 };
}

/** When the database got its first table. */
export async function findInstalledAt(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: string | null }>`
    select min("timestamp") as at from kysely_migration`.execute(db);
  return rows[0]?.at ? new Date(rows[0].at) : null;
}
