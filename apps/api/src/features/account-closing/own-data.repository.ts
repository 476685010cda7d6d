import type { Db } from "#platform/database.ts";

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
