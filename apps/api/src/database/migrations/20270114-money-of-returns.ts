import { type Kysely, sql } from "kysely";

/**
 * The part of a sold ticket's price that came back in money or as a new voucher; the rest is on the vouchers that had
 * paid. Null: an older version settled it, and nobody knows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table returned_tickets add column money_cents int check (money_cents between 0 and returned_cents)`.execute(
    db,
  );
}
