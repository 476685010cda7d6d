import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account_links
      drop constraint account_links_purpose_check,
      add constraint account_links_purpose_check check (purpose in (
        'PASSWORD_RESET', 'SIGN_IN', 'VERIFY_EMAIL', 'UNDO_EMAIL', 'UNDO_SECOND_STEP', 'OPEN_OFFER',
        'OPEN_RESERVATION', 'PROOF_CODE'
      )),
      add column reservation_id int references reservations on delete set null,
      add column session_id uuid references sessions on delete set null,
      add column tries int not null default 0`.execute(db);
  await sql`
    create index account_links_of_reservation on account_links (reservation_id) where reservation_id is not null
  `.execute(db);
  await sql`create index account_links_of_session on account_links (session_id) where session_id is not null`.execute(
    db,
  );
  await sql`alter table sessions add column reservation_id int references reservations on delete set null`.execute(db);
  await sql`create index sessions_of_reservation on sessions (reservation_id) where reservation_id is not null`.execute(
    db,
  );
  await sql`
    alter table security_notices
      add column account_was text,
      add column account_is text`.execute(db);
}
