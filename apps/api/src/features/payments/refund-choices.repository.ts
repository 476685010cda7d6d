import { sql } from "kysely";
import type { Db } from "#platform/database.ts";

/** Of a cancelled reservation: what is still to go back. */
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

/** Call it with the reservation locked. @returns false, and then nothing is changed, when some of it is on its way */
export async function waive(db: Db, reservationId: number): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select refunded_at is null and refund_via is null as is_free from payments
    where reservation_id = ${reservationId} and refund_reason = 'RESERVATION_CANCELLED' for update`.execute(db);
  if (rows.some(({ isFree }) => !isFree)) return false;
  await sql`
    update payments set refund_reason = null
    where reservation_id = ${reservationId} and refund_reason = 'RESERVATION_CANCELLED'
      and provider not in ('transfer', 'cash')`.execute(db);
  await sql`
    delete from payments
    where reservation_id = ${reservationId} and refund_reason = 'RESERVATION_CANCELLED'
      and provider in ('transfer', 'cash')`.execute(db);
  return true;
}
