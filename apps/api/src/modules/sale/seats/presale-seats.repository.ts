import { sql } from "kysely";
import type { Db } from "#platform/data/database.ts";

/** Makes holds in the presale with the same code wait for each other until the transaction ends. */
export async function lockPresaleSeats(db: Db, codeId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`presale:${codeId}`}, 0))`.execute(db);
}

/**
 * Stores the cart's code, unless all carts with that code would hold more seats than it has tickets left.
 *
 * @returns false when they would hold more
 */
export async function fillWithCode(db: Db, userId: number, codeId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update carts set early_code_id = ${codeId}
    where user_id = ${userId} and exists (
      select from ticket_codes code where code.id = ${codeId} and code.max_tickets - code.used_count >= carts.seat_count + (
        select coalesce(sum(other.seat_count), 0) from carts other
        where other.early_code_id = ${codeId} and other.expires_at > ${now} and other.id <> carts.id))
    returning id`.execute(db);
  return rows.length > 0;
}
