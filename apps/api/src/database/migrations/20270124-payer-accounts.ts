import { type Kysely, sql } from "kysely";

/** The account that a transfer came from belongs to that transfer's refund: several people may pay one reservation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payer_accounts (
      payment_id int primary key references payments on delete cascade,
      iban text not null check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$'),
      holder text,
      given_at timestamptz not null
    )`.execute(db);
  await sql`
    insert into payer_accounts (payment_id, iban, holder, given_at)
    select payments.id, iban, holder, given_at from payments join refund_accounts using (reservation_id)
    where coalesce(bank_transaction_id, surplus_of_id) is not null and refund_reason <> 'RESERVATION_CANCELLED'
      and refunded_at is null`.execute(db);
}
