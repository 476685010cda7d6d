import { sql } from "kysely";
import { anyOf, type Db } from "#platform/data/database.ts";
import { BATCH, deleteMails, deleteSome, idsOf } from "./statements.ts";

/** Clears recipients and volunteers' words, and deletes mails, whose errors contain addresses; the balance stays. */
export async function forgetVouchers(db: Db, ids: readonly number[]): Promise<void> {
  await db.updateTable("vouchers").set({ name: "", email: "", userId: null }).where("id", "=", anyOf(ids)).execute();
  await db.updateTable("voucherEntries").set({ reason: "" }).where("voucherId", "=", anyOf(ids)).execute();
  await deleteMails(db, ["VOUCHER"], ids);
}

/** Clears old reasons that volunteers typed, also on vouchers without a recipient. @returns how many */
async function forgetReasons(db: Db, typedBefore: Date): Promise<number> {
  const ids = await idsOf(
    db,
    sql`select id from voucher_entries where at < ${typedBefore} and reason <> ''
      limit ${BATCH} for update skip locked`,
  );
  await db.updateTable("voucherEntries").set({ reason: "" }).where("id", "=", anyOf(ids)).execute();
  return ids.length;
}

/** @returns how many vouchers and ledger entries were cleared */
export async function forgetVoucherNames(db: Db, issuedBefore: Date): Promise<number> {
  const ids = await idsOf(
    db,
    sql`select id from vouchers where created_at < ${issuedBefore} and (name <> '' or email <> '' or user_id is not null)
      limit ${BATCH} for update skip locked`,
  );
  await forgetVouchers(db, ids);
  return ids.length + (await forgetReasons(db, issuedBefore));
}

/** Deletes vouchers with their ledger, never those with a balance. @returns how many */
export async function deleteSpentVouchers(db: Db, lastUsedBefore: Date): Promise<number> {
  const deleted = await deleteSome(
    db,
    "vouchers",
    sql`balance_cents = 0
      and not exists (select from voucher_entries where voucher_id = kept.id and at >= ${lastUsedBefore})
      and not exists (select from reservation_vouchers where voucher_id = kept.id)`,
  );
  return deleted.length;
}
