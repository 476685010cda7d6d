import { sql } from "kysely";
import { bookDayOf, type CashLine, cashLineColumns, cashLines, startOfBookDay } from "#database/cash-lines.sql.ts";
import type { Db } from "#platform/data/database.ts";

export type { CashLine } from "#database/cash-lines.sql.ts";

/** How far back days are listed: a season and its summer. */
const LISTED = sql`interval '400 days'`;
const MOST_DAYS = 100;

export async function findToday(db: Db, now: Date): Promise<string> {
  const { rows } = await sql<{ day: string }>`select ${bookDayOf(sql`${now}::timestamptz`)} as day`.execute(db);
  return rows[0]?.day ?? "";
}

export async function findDays(db: Db, now: Date, actorId: number | null): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select ${bookDayOf(sql`at`)} as day from (${cashLines}) as money
    where at > ${now}::timestamptz - ${LISTED} and cents <> 0 and (${actorId}::int is null or actor_id = ${actorId}::int)
    union
    select ${bookDayOf(sql`opened_at`)} as day from cash_shifts
    where opened_at > ${now}::timestamptz - ${LISTED} and (${actorId}::int is null or volunteer_id = ${actorId}::int)
    order by day desc limit ${MOST_DAYS}`.execute(db);
  return rows.map(({ day }) => day);
}

export async function findLines(db: Db, day: string): Promise<CashLine[]> {
  const { rows } = await sql<CashLine>`
    select ${cashLineColumns}
    from (${cashLines}) as money left join users on users.id = actor_id
    where at >= ${startOfBookDay(sql`${day}::date`)} and at < ${startOfBookDay(sql`${day}::date + 1`)} and cents <> 0
    order by at, money.id`.execute(db);
  return rows;
}
