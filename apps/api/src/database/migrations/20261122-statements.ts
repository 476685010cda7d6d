import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_statements (
      id int generated always as identity primary key,
      hash text not null unique,
      file_name text not null,
      uploaded_by int not null references users,
      uploaded_at timestamptz not null
    )`.execute(db);
  // Statements overlap: the same transfer in two files is one row. One transfer confirms one reservation.
  await sql`
    create table bank_transactions (
      id int generated always as identity primary key,
      statement_id int not null references bank_statements,
      ref text not null unique,
      amount_cents int not null check (amount_cents > 0),
      booked_on text,
      name text not null,
      message text not null,
      reservation_id int references reservations
    )`.execute(db);
}
