import { sql } from "kysely";
import type { BankTransactionRow } from "#database/tables/payments.ts";
import { anyOf, type Db } from "#platform/database.ts";
import type { Payable } from "./match-transfers.ts";
import type { IncomingTransfer } from "./transfer.ts";

export async function insertStatement(
  db: Db,
  file: { hash: string; fileName: string; uploadedBy: number; uploadedAt: Date },
): Promise<{ id: number; readBefore: Date | null }> {
  const fresh = await db
    .insertInto("bankStatements")
    .values(file)
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (fresh) return { id: fresh.id, readBefore: null };
  return db
    .selectFrom("bankStatements")
    .where("hash", "=", file.hash)
    .select(["id", "uploadedAt as readBefore"])
    .executeTakeFirstOrThrow();
}

/** Skips known transfers. @returns all of them, in the order of the file */
export async function insertTransfers(
  db: Db,
  statementId: number,
  transfers: readonly IncomingTransfer[],
): Promise<BankTransactionRow[]> {
  const refs = transfers.map((one) => one.ref);
  await sql`
    insert into bank_transactions (statement_id, ref, amount_cents, booked_on, name, message)
    select ${statementId}::int, t.* from unnest(
      ${refs}::text[], ${transfers.map((one) => one.amountCents)}::int[], ${transfers.map((one) => one.bookedOn)}::text[],
      ${transfers.map((one) => one.name)}::text[], ${transfers.map((one) => one.message)}::text[]) t
    on conflict (ref) do nothing`.execute(db);
  const rows = await db.selectFrom("bankTransactions").selectAll().where("ref", "=", anyOf(refs)).execute();
  const byRef = new Map(rows.map((row) => [row.ref, row]));
  return [...new Set(refs)].flatMap((ref) => byRef.get(ref) ?? []);
}

/** @param numbers possible reservation numbers in the messages */
export function findPayables(db: Db, numbers: readonly number[]): Promise<Payable[]> {
  return db
    .selectFrom("reservations")
    .innerJoin("users", "users.id", "reservations.userId")
    .where("paymentMethod", "=", "MANUAL")
    .where("totalCents", ">", 0)
    .where((eb) => eb.or([eb("status", "=", "PENDING"), eb("reservations.id", "=", anyOf(numbers))]))
    .orderBy("reservations.id")
    .select(["reservations.id", "status", "totalCents", "firstname", "lastname"])
    .execute();
}

export function lockTransaction(db: Db, id: number): Promise<BankTransactionRow | undefined> {
  return db.selectFrom("bankTransactions").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function setReservation(db: Db, id: number, reservationId: number): Promise<void> {
  await db.updateTable("bankTransactions").set({ reservationId }).where("id", "=", id).execute();
}
