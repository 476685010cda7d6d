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

/** What goes back of a cancelled reservation, or was waived: whoever pays it back meanwhile comes before or after. */
export async function lockMoney(db: Db, reservationId: number): Promise<void> {
  await sql`
    select from payments where reservation_id = ${reservationId}
      and (refund_reason = 'RESERVATION_CANCELLED' or waived_at is not null) order by id for update`.execute(db);
}

/** What was waived is due again. Call it with the reservation locked. @returns what was noted; undefined: nothing was */
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

/** Call it with the reservation locked. @returns false, and then nothing is changed, when some of it is on its way */
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
