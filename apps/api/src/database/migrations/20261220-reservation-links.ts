import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account_links
      drop constraint account_links_purpose_check,
      add constraint account_links_purpose_check check (purpose in (
        'PASSWORD_RESET', 'SIGN_IN', 'VERIFY_EMAIL', 'UNDO_EMAIL', 'UNDO_SECOND_STEP', 'OPEN_OFFER', 'OPEN_RESERVATION'
      ))`.execute(db);
}
