import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      id int generated always as identity primary key,
      at timestamptz not null,
      actor_id int references users,
      actor_name text,
      action text not null,
      subject_type text not null check (subject_type in ('reservation', 'show', 'user', 'code')),
      subject_id int not null,
      reservation_id int references reservations,
      summary text not null,
      details jsonb not null,
      check ((actor_id is null) = (actor_name is null))
    )`.execute(db);
  await sql`create index audit_log_newest on audit_log (at desc, id desc)`.execute(db);
  await sql`create index audit_log_of_reservation on audit_log (reservation_id, id) where reservation_id is not null`.execute(
    db,
  );
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is only ever added to';
    end $$`.execute(db);
  await sql`
    create trigger audit_log_stays before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_change()`.execute(db);
}
