import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account_links
      drop constraint account_links_purpose_check,
      add constraint account_links_purpose_check check (
        purpose in ('PASSWORD_RESET', 'SIGN_IN', 'VERIFY_EMAIL', 'UNDO_EMAIL', 'UNDO_SECOND_STEP')
      )`.execute(db);
  await sql`
    alter table security_notices add column link_id int references account_links on delete set null
  `.execute(db);
  await sql`create index security_notices_of_link on security_notices (link_id)`.execute(db);
}
