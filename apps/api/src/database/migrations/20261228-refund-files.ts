import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // The file is generated from these rows: downloading it again gives the same file.
  await sql`
    create table refund_files (
      id int generated always as identity primary key,
      made_at timestamptz not null,
      made_by int references users on delete set null,
      execute_on date not null,
      debtor_name text not null,
      debtor_iban text not null,
      debtor_bic text not null
    )`.execute(db);
  await sql`
    create table refund_file_lines (
      file_id int not null references refund_files on delete cascade,
      payment_id int not null references payments on delete cascade,
      cents int not null check (cents > 0),
      iban text,
      name text,
      state text not null default 'OPEN' check (state in ('OPEN', 'DONE', 'OUT')),
      settled_at timestamptz,
      primary key (file_id, payment_id),
      check ((state = 'OPEN') = (settled_at is null)),
      check (state <> 'OPEN' or (iban is not null and name is not null))
    )`.execute(db);
  // A refund is in one file at a time, unless the bank did not pay it.
  await sql`create unique index refund_file_lines_once on refund_file_lines (payment_id) where state <> 'OUT'`.execute(
    db,
  );
  await sql`create index refund_file_lines_of_payment on refund_file_lines (payment_id)`.execute(db);
}
