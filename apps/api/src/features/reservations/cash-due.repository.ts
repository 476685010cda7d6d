import { sql } from "kysely";
import { cashDue } from "#database/cash-due.sql.ts";
import type { Db } from "#platform/database.ts";

/** Cash that never came is neither asked any more nor given back. */
export const withoutCashDue = {
  totalCents: sql<number>`reservations.total_cents - ${cashDue}`,
  cashDueCents: 0,
};

/**
 * Nothing is awaited any more, once.
 *
 * @param cents what the volunteer read as due
 * @param isWaived the society is content with what came; else it came too
 * @returns false when it is another amount, or none
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

/** Call it with the reservation locked. @returns how much less is awaited now: at most these cents */
export async function setOffCashDue(db: Db, id: number, cents: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    with due as (select id, least(${cashDue}, ${cents}::int) as cents from reservations where id = ${id})
    update reservations set cash_due_cents = cash_due_cents - due.cents from due
    where reservations.id = due.id and due.cents > 0 returning due.cents`.execute(db);
  return rows[0]?.cents ?? 0;
}
