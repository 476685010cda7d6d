import { type Kysely, sql } from "kysely";

/** Messages to a show's audience also go to recipients of passed-on tickets, who need no account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table show_message_recipients
      alter column user_id drop not null,
      add column passed_id int references passed_tickets on delete cascade,
      add check ((user_id is null) <> (passed_id is null))`.execute(db);
  await sql`
    create index show_message_recipients_of_passed on show_message_recipients (passed_id)
      where passed_id is not null`.execute(db);
}
