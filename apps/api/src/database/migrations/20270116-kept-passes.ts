import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null: it had no pass, or an older version returned it.
  await sql`alter table returned_tickets add column pass_id int references wallet_passes on delete set null`.execute(
    db,
  );
  await sql`create index returned_tickets_of_pass on returned_tickets (pass_id) where pass_id is not null`.execute(db);
  await sql`alter table wallet_passes add column is_passed_on boolean not null default false`.execute(db);
  await sql`
    update wallet_passes set is_passed_on = true
    from passed_tickets passed
    where passed.ticket_id = wallet_passes.ticket_id and passed.ended_at is null`.execute(db);
}
