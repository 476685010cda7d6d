import type { OwnData } from "@podium/shared/contracts/own-account";
import { ownReservations } from "#database/own-rows.sql.ts";
import type { Db } from "#platform/data/database.ts";

export const paymentsOwnData = {
  async onlinePayments(db: Db, userId: number): Promise<OwnData["onlinePayments"]> {
    const payments = await db
      .selectFrom("payments")
      .where("reservationId", "in", ownReservations(userId))
      .orderBy("id")
      .select([
        "reservationId",
        "status",
        "amountCents",
        "createdAt",
        "paidAt",
        "refundedAt",
        "refundReason",
        "provider",
      ])
      .execute();
    return payments.map(({ amountCents, createdAt, paidAt, refundedAt, ...payment }) => ({
      ...payment,
      amount: amountCents / 100,
      createdAt: createdAt.toISOString(),
      paidAt: paidAt?.toISOString() ?? null,
      refundedAt: refundedAt?.toISOString() ?? null,
    }));
  },

  async refundAccounts(db: Db, userId: number): Promise<OwnData["refundAccounts"]> {
    const accounts = await db
      .selectFrom("refundAccounts")
      .where("reservationId", "in", ownReservations(userId))
      .select(["reservationId", "iban", "holder", "givenAt"])
      .unionAll(
        db
          .selectFrom("payerAccounts")
          .innerJoin("payments", "payments.id", "payerAccounts.paymentId")
          .where("payments.reservationId", "in", ownReservations(userId))
          .select(["payments.reservationId", "iban", "holder", "givenAt"]),
      )
      .unionAll(
        db
          .selectFrom("refundFileLines")
          .innerJoin("refundFiles", "refundFiles.id", "refundFileLines.fileId")
          .innerJoin("payments", "payments.id", "refundFileLines.paymentId")
          .where("payments.reservationId", "in", ownReservations(userId))
          .where("iban", "is not", null)
          .select(["payments.reservationId", "iban", "refundFileLines.name as holder", "refundFiles.madeAt as givenAt"])
          .$narrowType<{ iban: string }>(),
      )
      .orderBy("reservationId")
      .execute();
    return accounts.map(({ givenAt, ...account }) => ({ ...account, givenAt: givenAt.toISOString() }));
  },
};
