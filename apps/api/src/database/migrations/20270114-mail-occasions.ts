import { type Kysely, sql } from "kysely";

/** Reminders of older rows were made two days before the show's date at that time, or late. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column occasion text`.execute(db);
  await sql`
    update mails set occasion = to_char(
      least(shows.starts_at, mails.created_at + interval '2 days') at time zone 'Europe/Brussels', 'YYYY-MM-DD')
    from reservations join shows on shows.id = reservations.show_id
    where shows.starts_at > now() and (
      (mails.kind = 'SHOW_REMINDER' and mails.subject_id = reservations.id) or
      (mails.kind = 'PASSED_REMINDER' and mails.subject_id in (
        select id from passed_tickets where reservation_id = reservations.id)))`.execute(db);
}
