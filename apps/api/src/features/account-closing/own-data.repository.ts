import type { Db } from "#platform/database.ts";

export async function findOwnCodes(db: Db, userId: number): Promise<Map<number, string | null>> {
  const rows = await db.selectFrom("reservations").where("userId", "=", userId).select(["id", "ticketCode"]).execute();
  return new Map(rows.map((row) => [row.id, row.ticketCode]));
}

export function findOwnPayments(db: Db, userId: number) {
  return db
    .selectFrom("payments")
    .innerJoin("reservations", "reservations.id", "payments.reservationId")
    .where("reservations.userId", "=", userId)
    .orderBy("payments.id")
    .select(["payments.reservationId", "payments.status", "payments.amountCents"])
    .select(["payments.createdAt", "payments.paidAt", "payments.refundedAt"])
    .execute();
}
