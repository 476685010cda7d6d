import { sql } from "kysely";
import type { Db } from "#platform/database.ts";

/** In cents: one that paid several reservations says of each what it paid of it. */
const ownShare = sql<number>`(amount_cents - coalesce((
  select sum(amount_cents) from bank_transactions share where share.part_of = bank_transactions.id), 0))::int`;

export function findOwnTransfers(db: Db, userId: number) {
  return db
    .selectFrom("bankTransactions")
    .where("reservationId", "in", db.selectFrom("reservations").where("userId", "=", userId).select("id"))
    .orderBy("id")
    .select(["reservationId", "bookedOn", ownShare.as("amountCents"), "name", "payerIban as iban", "message"])
    .$narrowType<{ reservationId: number }>()
    .execute();
}
