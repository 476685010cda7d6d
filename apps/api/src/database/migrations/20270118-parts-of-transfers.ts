import { type Kysely, sql } from "kysely";

/** A transfer may go back in two parts: what it was for, and later what it brought too much. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments drop constraint payments_bank_transaction_id_key,
      add constraint payments_of_transfer unique (bank_transaction_id, refund_reason)`.execute(db);
}
