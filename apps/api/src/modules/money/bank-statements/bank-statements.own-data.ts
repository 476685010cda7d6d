import type { OwnData } from "@podium/shared/contracts/own-account";
import { sql } from "kysely";
import { ownReservations } from "#database/own-rows.sql.ts";
import type { Db } from "#platform/data/database.ts";

/** The part of a transfer that paid this reservation, in cents, without the shares of other reservations. */
const ownShare = sql<number>`(amount_cents - coalesce((
  select sum(amount_cents) from bank_transactions share where share.part_of = bank_transactions.id), 0))::int`;

export const bankStatementsOwnData = {
  async bankTransfers(db: Db, userId: number): Promise<OwnData["bankTransfers"]> {
    const transfers = await db
      .selectFrom("bankTransactions")
      .where("reservationId", "in", ownReservations(userId))
      .orderBy("id")
      .select(["reservationId", "bookedOn", ownShare.as("amountCents"), "name", "payerIban as iban", "message"])
      .$narrowType<{ reservationId: number }>()
      .execute();
    return transfers.map(({ amountCents, ...transfer }) => ({ ...transfer, amount: amountCents / 100 }));
  },
};
