import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Lines past their retention period may be deleted, a day earlier than asked: two machines' clocks differ.
  await sql`drop trigger audit_log_stays on audit_log`.execute(db);
  await sql`
    create trigger audit_log_stays before update or truncate on audit_log
    for each statement execute function refuse_audit_change()`.execute(db);
  await sql`
    create trigger audit_log_is_kept before delete on audit_log
    for each row when (old.at > now() - interval '3 years' + interval '1 day')
    execute function refuse_audit_change()`.execute(db);

  await sql`alter table bank_transactions add column read_at timestamptz not null default now()`.execute(db);
  await sql`
    update bank_transactions set read_at = read.at
    from (
      select transaction_id, max(uploaded_at) as at
      from bank_statement_lines join bank_statements on bank_statements.id = statement_id group by transaction_id
    ) read where read.transaction_id = bank_transactions.id`.execute(db);

  // Null: an older row, or sent by a visitor who was not signed in.
  await sql`alter table contact_messages add column user_id int references users`.execute(db);
  await sql`create index contact_messages_of_user on contact_messages (user_id) where user_id is not null`.execute(db);
  // Older rows have neither. A device is deleted before its scans, so they do not reference it.
  await sql`
    alter table scans add column scanned_by int references users, add column scanned_by_device int`.execute(db);
  await sql`create index scans_of_volunteer on scans (show_id, scanned_by)`.execute(db);
  await sql`alter table audit_log add column actor_device_id int`.execute(db);
  await sql`
    create unique index audit_log_one_scanner on audit_log
      (subject_id, coalesce(actor_id, 0), coalesce(actor_device_id, 0)) where action = 'SCANNED'`.execute(db);
}
