import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import { sql } from "kysely";
import type { Db } from "#platform/data/database.ts";
import type { TicketLine } from "./amount-due.ts";

export interface AddedTickets {
  id: number;
  showId: number;
  tickets: readonly TicketLine[];
}

export async function setRemark(db: Db, id: number, remark: string | null): Promise<boolean> {
  const changed = await db
    .updateTable("reservations")
    .set({ remark })
    .where("id", "=", id)
    .where("remark", "is distinct from", remark)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Adds to the total. Once confirmed, the reservation is then repriced: no single payment equals its total. */
export async function addToTotal(db: Db, id: number, cents: number): Promise<void> {
  if (cents === 0) return;
  await db
    .updateTable("reservations")
    .set((eb) => ({
      totalCents: eb("totalCents", "+", cents),
      repriced: sql<boolean>`repriced or status = 'CONFIRMED'`,
    }))
    .where("id", "=", id)
    .execute();
}

/** Deletes tickets. Call with the reservation locked and prices stored. @returns the sum of their prices */
export async function deleteTickets(db: Db, id: number, seatIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    with gone as (
      delete from reservation_seats where reservation_id = ${id} and seat_id = any(${seatIds}) returning price_cents
    )
    select coalesce(sum(price_cents), 0)::int as cents from gone`.execute(db);
  return rows[0]?.cents ?? 0;
}

export async function setShow(db: Db, id: number, showId: number): Promise<void> {
  await db.updateTable("reservations").set({ showId }).where("id", "=", id).execute();
}

export async function setChanged(db: Db, id: number, changedAt: Date): Promise<void> {
  await db.updateTable("reservations").set({ changedAt }).where("id", "=", id).execute();
}

export async function setPaymentMethod(db: Db, id: number, method: PaymentMethod, now: Date): Promise<boolean> {
  const row = await db
    .updateTable("reservations")
    .set({ paymentMethod: method })
    .where("id", "=", id)
    .where("status", "=", "PENDING")
    .where("expiresAt", ">", now)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
