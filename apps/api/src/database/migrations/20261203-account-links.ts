import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column email_verified_at timestamptz, add column pending_email text`.execute(db);
  // Existing addresses count as verified, since mails reached them: an upgrade shortens nobody's payment deadline.
  await sql`update users set email_verified_at = created_at where email <> ''`.execute(db);

  await sql`
    create table account_links (
      id int generated always as identity primary key,
      purpose text not null check (purpose in ('PASSWORD_RESET', 'SIGN_IN', 'VERIFY_EMAIL', 'UNDO_EMAIL')),
      user_id int references users,
      email text,
      token_hash bytea unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      check ((user_id is null) = (email is null))
    )`.execute(db);
  await sql`create index account_links_of_user on account_links (user_id, created_at)`.execute(db);
  await sql`create index account_links_expires on account_links (expires_at)`.execute(db);
  // Mails are unique by kind and subject: new ids start above those that an older process adds to password_resets.
  await sql`
    select setval(pg_get_serial_sequence('account_links', 'id'), coalesce(max(id), 0) + 1000000) from password_resets
  `.execute(db);
}
