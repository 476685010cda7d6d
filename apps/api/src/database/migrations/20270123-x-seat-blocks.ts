import { type Kysely, sql } from "kysely";

/** A block counts only while its seat is blocked: a process of the previous release neither writes nor clears it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table seat_blocks (
      id int generated always as identity primary key,
      show_id int not null references shows on delete cascade,
      reason text check (char_length(reason) between 1 and 120)
    )`.execute(db);
  await sql`create index seat_blocks_show_id on seat_blocks (show_id)`.execute(db);
  await sql`alter table seats add column block_id int references seat_blocks on delete set null`.execute(db);
  await sql`create index seats_block_id on seats (block_id) where block_id is not null`.execute(db);
  await sql`
    create index audit_log_of_money on audit_log (at)
    where action in ('RESERVATION_MADE', 'RESERVATION_CONFIRMED', 'SEATS_ADDED', 'REFUNDED', 'VOUCHER_ISSUED')`.execute(
    db,
  );
}
