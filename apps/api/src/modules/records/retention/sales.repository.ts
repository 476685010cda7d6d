import { PASSED_TICKET_MAILS, RESERVATION_MAILS } from "@podium/shared/contracts/mails";
import { type RawBuilder, sql } from "kysely";
import { anyOf, type Db } from "#platform/data/database.ts";
import { ERASED_PERSON } from "#platform/data/erased-person.ts";
import { BATCH, deleteMails, deleteSome, idsOf } from "./statements.ts";

async function deleteReservations(db: Db, ids: readonly number[]): Promise<void> {
  await deleteMails(db, RESERVATION_MAILS, ids);
  await sql`
    delete from test_provider_payments where payment_id in (
      select id from payments where reservation_id = any(${ids}::int[]))`.execute(db);
  await db.deleteFrom("payments").where("reservationId", "=", anyOf(ids)).execute();
  await db.deleteFrom("bankTransactions").where("reservationId", "=", anyOf(ids)).execute();
  const passed = await db.deleteFrom("passedTickets").where("reservationId", "=", anyOf(ids)).returning("id").execute();
  await deleteMails(
    db,
    PASSED_TICKET_MAILS,
    passed.map(({ id }) => id),
  );
  await db.deleteFrom("scans").where("reservationId", "=", anyOf(ids)).execute();
  await db.deleteFrom("reservationSeats").where("reservationId", "=", anyOf(ids)).execute();
  await db.deleteFrom("reservations").where("id", "=", anyOf(ids)).execute();
}

export async function deleteUnpaid(db: Db, showBefore: Date): Promise<number> {
  const ids = await idsOf(
    db,
    sql`select reservations.id from reservations join shows on shows.id = show_id
      where starts_at < ${showBefore} and status in ('EXPIRED', 'CANCELLED') and confirmed_at is null
        and not exists (select from payments where reservation_id = reservations.id and status = 'PAID')
        and not exists (select from bank_transactions where reservation_id = reservations.id)
      limit ${BATCH} for update of reservations skip locked`,
  );
  await deleteReservations(db, ids);
  return ids.length;
}

export async function forgetRemarks(db: Db, showBefore: Date): Promise<number> {
  const blocks = await idsOf(
    db,
    sql`update seat_blocks set reason = null, holder = null, note = null, release_at = null where id in (
      select seat_blocks.id from seat_blocks join shows on shows.id = show_id
      where starts_at < ${showBefore} and num_nonnulls(reason, holder, note, release_at) > 0 limit ${BATCH} for update of seat_blocks skip locked
    ) returning id`,
  );
  const ids = await idsOf(
    db,
    sql`update reservations set remark = null where id in (
      select reservations.id from reservations join shows on shows.id = show_id
      where starts_at < ${showBefore} and remark is not null limit ${BATCH} for update of reservations skip locked
    ) returning id`,
  );
  const quotas = await deleteSome(
    db,
    "cast_quotas",
    sql`(select starts_at from shows where shows.id = candidate.show_id) < ${showBefore}`,
  );
  await deleteMails(db, ["CAST_LINK"], quotas);
  return ids.length + blocks.length + quotas.length;
}

/** Deletes wallet passes with their devices: nothing on them changes any more. @returns how many */
export const deletePasses = async (db: Db, showBefore: Date): Promise<number> =>
  (
    await deleteSome(
      db,
      "wallet_passes",
      sql`(select starts_at from reservations join shows on shows.id = show_id
        where reservations.id = candidate.reservation_id) < ${showBefore}`,
    )
  ).length;

/** Clears names in references, remarks, transfers and mail errors (which contain addresses) of these reservations. */
export async function forgetWords(db: Db, ids: readonly number[]): Promise<void> {
  const words = { transferReference: null, cancelReason: null, remark: null, network: null };
  await db.updateTable("reservations").set(words).where("id", "=", anyOf(ids)).execute();
  const unnamed = { name: "", message: "", otherMessage: "", payerIban: "", ownRef: "" };
  await db.updateTable("bankTransactions").set(unnamed).where("reservationId", "=", anyOf(ids)).execute();
  await db
    .updateTable("mails")
    .set({ lastError: null })
    .where("kind", "in", RESERVATION_MAILS)
    .where("subjectId", "=", anyOf(ids))
    .where("lastError", "is not", null)
    .execute();
}

/** The nameless owner is nobody's account: buyers can still be counted, and no row leads back. */
export async function forgetNames(db: Db, showBefore: Date, now: Date): Promise<number> {
  const { firstname, lastname, email, number } = ERASED_PERSON;
  const { rows } = await sql<{ id: number; userId: number }>`
    select reservations.id, user_id as "userId"
    from reservations join shows on shows.id = show_id join users on users.id = user_id
    where starts_at < ${showBefore} and (firstname, lastname, email) <> (${firstname}, ${lastname}, ${email})
    order by user_id limit ${BATCH} for update of reservations skip locked`.execute(db);
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  for (const reservations of byUser.values()) {
    const nobody = { firstname, lastname, email, number, role: "USER", passwordHash: "" } as const;
    const { id } = await db
      .insertInto("users")
      .values({ ...nobody, guest: true, createdAt: now, deletedAt: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const ids = reservations.map((reservation) => reservation.id);
    await db.updateTable("reservations").set({ userId: id }).where("id", "=", anyOf(ids)).execute();
  }
  await forgetWords(
    db,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

export async function deleteGuests(db: Db): Promise<number> {
  const isLeft = sql`guest and not exists (select from reservations where user_id = candidate.id)
    and not exists (select from waiting_wishes where user_id = candidate.id)`;
  return (await deleteSome(db, "users", isLeft)).length;
}

export async function deleteShow(db: Db, before: Date): Promise<number> {
  const [id] = await idsOf(
    db,
    sql`select id from shows where starts_at < ${before} order by starts_at limit 1 for update skip locked`,
  );
  if (id === undefined) return 0;
  const ids = await idsOf(db, sql`select id from reservations where show_id = ${id} order by id for update`);
  await sql`update seats set status = 'available', cart_id = null, held_until = null, offer_id = null, reservation_id = null
    where show_id = ${id}`.execute(db);
  // Products that were sold stay sold, also when nobody knows any more to whom.
  await sql`
    update products set stock = greatest(0, stock - gone.count) from (
      select line.product_id, sum(line.count)::int as count
      from product_lines line join reservations on reservations.id = line.reservation_id
      where reservations.show_id = ${id} and reservations.status in ('PENDING', 'CONFIRMED') group by line.product_id
    ) gone where products.id = gone.product_id and stock is not null`.execute(db);
  await deleteReservations(db, ids);
  await db.deleteFrom("scans").where("showId", "=", id).execute();
  await db.deleteFrom("shows").where("id", "=", id).execute();
  return 1;
}

export async function deleteUnmatched(db: Db, readBefore: Date): Promise<number> {
  const transfers = await deleteSome(
    db,
    "bank_transactions",
    sql`reservation_id is null and read_at < ${readBefore}
      and not exists (select from payments where candidate.id in (bank_transaction_id, surplus_of_id))`,
  );
  const statements = await deleteSome(
    db,
    "bank_statements",
    sql`uploaded_at < ${readBefore}
      and not exists (select from bank_statement_lines where statement_id = candidate.id)
      and not exists (select from bank_transactions where statement_id = candidate.id)`,
  );
  return transfers.length + statements.length;
}

export async function forgetRefundAccounts(db: Db, givenBefore: Date): Promise<number> {
  const accounts = await deleteRefundAccounts(db, sql`given_at < ${givenBefore}`);
  const payers = await deletePayerAccounts(db, sql`given_at < ${givenBefore}`);
  const lines = await forgetFileLines(db, sql`file_id in (select id from refund_files where made_at < ${givenBefore})`);
  const files = await deleteSome(
    db,
    "refund_files",
    sql`made_at < ${givenBefore} and not exists (select from refund_file_lines where file_id = candidate.id)`,
  );
  return accounts.length + payers.length + lines.length + files.length;
}

/** Lines still to be paid stay. @param which condition on `candidate` */
export function forgetFileLines(db: Db, which: RawBuilder<unknown>): Promise<number[]> {
  return idsOf(
    db,
    sql`update refund_file_lines set iban = null, name = null where (file_id, payment_id) in (
      select file_id, payment_id from refund_file_lines candidate
      where ${which} and state <> 'OPEN' and (iban is not null or name is not null)
      limit ${BATCH} for update skip locked
    ) returning payment_id as id`,
  );
}

/** @param which condition on `candidate` @returns the reservations */
export function deleteRefundAccounts(db: Db, which: RawBuilder<unknown>): Promise<number[]> {
  return idsOf(
    db,
    sql`delete from refund_accounts where reservation_id in (
      select reservation_id from refund_accounts candidate where ${which} and not exists (
        select from payments where payments.reservation_id = candidate.reservation_id and refund_reason is not null
          and refunded_at is null)
      limit ${BATCH} for update skip locked
    ) returning reservation_id as id`,
  );
}

/** @param which condition on `candidate` and its `payments` @returns the payments */
export function deletePayerAccounts(db: Db, which: RawBuilder<unknown>): Promise<number[]> {
  return idsOf(
    db,
    sql`delete from payer_accounts where payment_id in (
      select payment_id from payer_accounts candidate join payments on payments.id = candidate.payment_id
      where ${which} and (refund_reason is null or refunded_at is not null)
      limit ${BATCH} for update of candidate skip locked
    ) returning payment_id as id`,
  );
}

/** Clears recipients and volunteers' words, and deletes mails, whose errors contain addresses; the balance stays. */
export async function forgetVouchers(db: Db, ids: readonly number[]): Promise<void> {
  await db.updateTable("vouchers").set({ name: "", email: "", userId: null }).where("id", "=", anyOf(ids)).execute();
  await db.updateTable("voucherEntries").set({ reason: "" }).where("voucherId", "=", anyOf(ids)).execute();
  await deleteMails(db, ["VOUCHER"], ids);
}

async function forgetReasons(db: Db, typedBefore: Date): Promise<number> {
  const ids = await idsOf(
    db,
    sql`select id from voucher_entries where at < ${typedBefore} and reason <> ''
      limit ${BATCH} for update skip locked`,
  );
  await db.updateTable("voucherEntries").set({ reason: "" }).where("id", "=", anyOf(ids)).execute();
  return ids.length;
}

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
      and not exists (select from voucher_entries where voucher_id = candidate.id and at >= ${lastUsedBefore})
      and not exists (select from reservation_vouchers where voucher_id = candidate.id)`,
  );
  return deleted.length;
}
