import { sql } from "kysely";
import type { Db } from "#platform/data/database.ts";

/** The refunds of a cancelled reservation that have not gone back. @returns ids of payments */
export async function findDue(db: Db, reservationId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("payments")
    .where("reservationId", "=", reservationId)
    .where("refundReason", "=", "RESERVATION_CANCELLED")
    .where("refundedAt", "is", null)
    .select("id")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks all refunds of a reservation, waived ones too, against a payment at the same time. */
export async function lockMoney(db: Db, reservationId: number): Promise<void> {
  await sql`
    select from payments where reservation_id = ${reservationId}
      and (refund_reason is not null or waived_at is not null) order by id for update`.execute(db);
}

/** Makes waived refunds due again. Call it with the reservation locked. @returns the refund's id; undefined: none */
export async function reopen(db: Db, reservationId: number): Promise<number | undefined> {
  await db
    .updateTable("payments")
    .set({ refundReason: "RESERVATION_CANCELLED", waivedAt: null })
    .where("reservationId", "=", reservationId)
    .where("waivedAt", "is not", null)
    .execute();
  const noted = await db
    .selectFrom("payments")
    .where("reservationId", "=", reservationId)
    .where("refundReason", "=", "RESERVATION_CANCELLED")
    .select("id")
    .orderBy("id")
    .executeTakeFirst();
  return noted?.id;
}

/** Waives all refunds of the reservation, which must be locked. @returns false, nothing changed: some went back */
export async function waive(db: Db, reservationId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select refunded_at is null and refund_via is null as is_free from payments
    where reservation_id = ${reservationId} and refund_reason = 'RESERVATION_CANCELLED' for update`.execute(db);
  if (rows.some(({ isFree }) => !isFree)) return false;
  await db
    .updateTable("payments")
    .set({ refundReason: null, waivedAt: now })
    .where("reservationId", "=", reservationId)
    .where("refundReason", "=", "RESERVATION_CANCELLED")
    .execute();
  return true;
}
