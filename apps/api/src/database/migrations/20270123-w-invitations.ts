import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invitations (
      id int generated always as identity primary key,
      email text not null,
      firstname text not null,
      lastname text not null,
      role text not null check (role in ('DOOR', 'BOX_OFFICE', 'ADMIN')),
      invited_by int not null references users,
      token_hash bytea unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      accepted_by int references users,
      check (accepted_by is null or ended_at is not null)
    )`.execute(db);
  // The index refuses one of two simultaneous invitations to an address.
  await sql`create unique index invitations_open on invitations (email) where ended_at is null`.execute(db);
  await sql`create index invitations_invited_by on invitations (invited_by)`.execute(db);
  await sql`create index invitations_accepted_by on invitations (accepted_by) where accepted_by is not null`.execute(
    db,
  );
  await sql`
    alter table audit_log
      drop constraint audit_log_subject_type_check,
      add constraint audit_log_subject_type_check check (subject_type in ('reservation', 'show', 'user', 'code',
        'voucher', 'statement', 'device', 'hall', 'content', 'play', 'invitation', 'list'))`.execute(db);
}
