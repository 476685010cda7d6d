import { sql } from "kysely";
import type { Db } from "#platform/data/database.ts";

/** The part of a transfer that paid this reservation, in cents, without the shares of other reservations. */
const ownShare = sql<number>`(amount_cents - coalesce((
  select sum(amount_cents) from bank_transactions share where share.part_of = bank_transactions.id), 0))::int`;

const ownReservations = (db: Db, userId: number) =>
  db.selectFrom("reservations").where("userId", "=", userId).select("id");

export function findOwnTransfers(db: Db, userId: number) {
  return db
    .selectFrom("bankTransactions")
    .where("reservationId", "in", ownReservations(db, userId))
    .orderBy("id")
    .select(["reservationId", "bookedOn", ownShare.as("amountCents"), "name", "payerIban as iban", "message"])
    .$narrowType<{ reservationId: number }>()
    .execute();
}

/** Finds the accounts of refunds, including those in files for the bank. */
export function findOwnRefundAccounts(db: Db, userId: number) {
  return db
    .selectFrom("refundAccounts")
    .where("reservationId", "in", ownReservations(db, userId))
    .select(["reservationId", "iban", "holder", "givenAt"])
    .unionAll(
      db
        .selectFrom("payerAccounts")
        .innerJoin("payments", "payments.id", "payerAccounts.paymentId")
        .where("payments.reservationId", "in", ownReservations(db, userId))
        .select(["payments.reservationId", "iban", "holder", "givenAt"]),
    )
    .unionAll(
      db
        .selectFrom("refundFileLines")
        .innerJoin("refundFiles", "refundFiles.id", "refundFileLines.fileId")
        .innerJoin("payments", "payments.id", "refundFileLines.paymentId")
        .where("payments.reservationId", "in", ownReservations(db, userId))
        .where("iban", "is not", null)
        .select(["payments.reservationId", "iban", "refundFileLines.name as holder", "refundFiles.madeAt as givenAt"])
        .$narrowType<{ iban: string }>(),
    )
    .orderBy("reservationId")
    .execute();
}
