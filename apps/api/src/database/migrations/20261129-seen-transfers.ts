import { type Kysely, sql } from "kysely";

/** `ref` and `statement_id` stay, because a process of the previous version writes them during an upgrade. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_statement_lines (
      statement_id int not null references bank_statements on delete cascade,
      transaction_id int not null references bank_transactions on delete cascade,
      source text not null check (source in ('CAMT', 'CSV')),
      bank_ref text not null,
      facts text not null,
      primary key (statement_id, transaction_id)
    )`.execute(db);
  await sql`create index bank_statement_lines_of_transaction on bank_statement_lines (transaction_id)`.execute(db);
  await sql`alter table bank_transactions alter column ref drop not null, alter column statement_id drop not null,
    add column account text not null default ''`.execute(db);
  await sql`create index bank_transactions_amount on bank_transactions (amount_cents, booked_on)`.execute(db);
  await sql`create index bank_transactions_reservation on bank_transactions (reservation_id)`.execute(db);
}
