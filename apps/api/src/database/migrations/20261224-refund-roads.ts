import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table online_refunds (
      payment_id int primary key references payments on delete cascade,
      state text not null check (state in ('ASKED', 'PENDING', 'DONE', 'FAILED')),
      attempt int not null,
      error text,
      asked_by int references users on delete set null,
      asked_at timestamptz not null,
      checks int not null default 0,
      next_check_at timestamptz not null
    )`.execute(db);
  await sql`
    create index online_refunds_due on online_refunds (next_check_at) where state in ('ASKED', 'PENDING')`.execute(db);
}
