import { sql } from "kysely";
import { cashDue } from "#database/money.sql.ts";
import type { Db } from "#platform/data/database.ts";

/** Leaves out cash that never came, which is neither asked for any more nor refunded. */
export const withoutCashDue = {
  totalCents: sql<number>`reservations.total_cents - ${cashDue}`,
  cashDueCents: 0,
};

/**
 * Settles the cash due, once.
 *
 * @param cents the amount due that the volunteer read
 * @param isWaived the society accepts what came; otherwise the rest came too
 * @returns false when another amount is due, or none
 */
export async function settleCashDue(db: Db, id: number, cents: number, isWaived: boolean): Promise<boolean> {
  const settled = await db
    .updateTable("reservations")
    .set(isWaived ? withoutCashDue : { cashDueCents: 0 })
    .where("id", "=", id)
    .where("status", "=", "CONFIRMED")
    .where("cashDueCents", "=", cents)
    .where("cashDueCents", ">", 0)
    .returning("id")
    .executeTakeFirst();
  return settled !== undefined;
}

/** Lowers the cash due. Call with the reservation locked. @returns the reduction, at most `cents` */
export async function setOffCashDue(db: Db, id: number, cents: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    with due as (select id, least(${cashDue}, ${cents}::int) as cents from reservations where id = ${id})
    update reservations set cash_due_cents = cash_due_cents - due.cents from due
    where reservations.id = due.id and due.cents > 0 returning due.cents`.execute(db);
  return rows[0]?.cents ?? 0;
}
