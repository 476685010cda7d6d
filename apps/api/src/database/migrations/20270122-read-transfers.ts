import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bank_transactions
    add column other_message text not null default '',
    add column kind text not null default 'PAYMENT' check (kind in ('PAYMENT', 'RETURNED', 'BATCH')),
    add column payer_iban text not null default '',
    add column own_ref text not null default '',
    add column part_of int references bank_transactions on delete set null`.execute(db);
  await sql`create index bank_transactions_part_of on bank_transactions (part_of) where part_of is not null`.execute(
    db,
  );
  await sql`create index bank_statement_lines_ref on bank_statement_lines (bank_ref)`.execute(db);
}
