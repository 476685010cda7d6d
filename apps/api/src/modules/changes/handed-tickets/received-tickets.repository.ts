import type { Language } from "@podium/shared/words/languages";
import { sql } from "kysely";
import { isPassedTogether, languageOfHolder } from "#database/users.sql.ts";
import type { Db } from "#platform/data/database.ts";

export interface ReceivedRow {
  id: number;
  reservationId: number;
  /** Null once the holder no longer has the ticket. */
  ticketId: number | null;
  name: string;
  email: string;
  language: Language;
}

/** Finds the tickets that were passed on together with row `id`, also ended ones; row `id` comes first. */
export async function findReceivedWith(db: Db, id: number): Promise<ReceivedRow[]> {
  const { rows } = await sql<ReceivedRow>`
    select passed.id, passed.reservation_id, passed.name, passed.email, ${languageOfHolder} as language,
      case when passed.ended_at is null then passed.ticket_id end as ticket_id
    from passed_tickets passed join passed_tickets known on ${isPassedTogether}
    where known.id = ${id} order by passed.id <> known.id, passed.id`.execute(db);
  return rows;
}

/**
 * Finds tickets that a verified address still has, until a day after the start of their show: one row for each group
 * passed on together, soonest show first.
 */
export async function findReceivedBy(db: Db, userId: number, now: Date): Promise<Array<{ id: number; email: string }>> {
  const { rows } = await sql<{ id: number; email: string }>`
    select min(passed.id) as id, min(passed.email) as email
    from passed_tickets passed
    join users on lower(users.email) = lower(passed.email)
    join reservation_seats ticket on ticket.id = passed.ticket_id
    join shows on shows.id = ticket.show_id
    where users.id = ${userId} and users.email_verified_at is not null and not users.guest and users.deleted_at is null
      and passed.ended_at is null and shows.starts_at > ${now}::timestamptz - interval '1 day'
    group by passed.reservation_id, passed.passed_at
    order by min(shows.starts_at), min(passed.id)`.execute(db);
  return rows;
}
