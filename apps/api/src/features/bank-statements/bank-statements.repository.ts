import type { RefundReason } from "@podium/shared/contracts/online-payments";
import { sql } from "kysely";
import { MAX_ID } from "@podium/shared/limits";
import { toldReference } from "@podium/shared/transfer-reference";
import type { BankTransactionRow } from "#database/tables/payments.ts";
import { anyOf, type Db } from "#platform/database.ts";
import type { Payable } from "./match-transfers.ts";
import { factsOf, type KnownTransfer, type StatementToRead } from "./recognize.ts";
import type { TransferFacts } from "./transfer.ts";

/** What may be the number of a reservation. */
export function numbersIn(rows: readonly BankTransactionRow[]): number[] {
  const found = rows.flatMap((row) => row.message.match(/\d{1,10}/g) ?? []).map(Number);
  return [...new Set(found)].filter((number) => number > 0 && number <= MAX_ID);
}

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

/** Uploads wait for each other, so that two of one file do not both find its transfers new. */
export async function lockStatements(db: Db): Promise<void> {
  await sql`lock table bank_statements in share row exclusive mode`.execute(db);
}

/** Transfers of these amounts and days, and all others of the files that had one of them. */
export async function findKnown(db: Db, transfers: readonly TransferFacts[]): Promise<KnownTransfer[]> {
  const days = transfers.flatMap(({ bookedOn }) => bookedOn ?? []);
  const { rows } = await sql<KnownTransfer>`
    with alike as (
      select id from bank_transactions where amount_cents = any(${transfers.map((one) => one.amountCents)}::int[])
        and (booked_on is null or ${days.length < transfers.length}::boolean or booked_on = any(${days}::text[]))
    ), neighbours as (
      select distinct other.transaction_id as id from bank_statement_lines line
        join bank_statement_lines other on other.statement_id = line.statement_id
        where line.transaction_id in (select id from alike)
    )
    select t.id, t.account, t.amount_cents as "amountCents", t.booked_on as "bookedOn", t.name, t.message,
      t.reservation_id as "reservationId", coalesce(lines.lines, '[]') as lines
    from bank_transactions t
    left join lateral (
      select json_agg(json_build_object('statementId', statement_id, 'source', source, 'bankRef', bank_ref,
        'facts', facts)) as lines from bank_statement_lines where transaction_id = t.id
    ) lines on true
    where t.id in (select id from alike union select id from neighbours)
    order by t.id`.execute(db);
  return rows;
}

/** @returns their ids, in the same order */
export async function insertTransfers(db: Db, transfers: readonly TransferFacts[]): Promise<number[]> {
  if (transfers.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    insert into bank_transactions (account, amount_cents, booked_on, name, message)
    select account, amount_cents, booked_on, name, message from unnest(
      ${transfers.map((one) => one.account)}::text[], ${transfers.map((one) => one.amountCents)}::int[],
      ${transfers.map((one) => one.bookedOn)}::text[], ${transfers.map((one) => one.name)}::text[],
      ${transfers.map((one) => one.message)}::text[]) with ordinality as t
        (account, amount_cents, booked_on, name, message, position)
    order by position returning id`.execute(db);
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

export async function insertLines(
  db: Db,
  { id: statementId, source, transfers }: StatementToRead,
  ids: readonly number[],
): Promise<void> {
  await sql`
    insert into bank_statement_lines (statement_id, transaction_id, source, bank_ref, facts)
    select ${statementId}::int, transaction_id, ${source}, bank_ref, facts from unnest(
      ${ids}::int[], ${transfers.map((one) => one.bankRef)}::text[], ${transfers.map(factsOf)}::text[]) as t
        (transaction_id, bank_ref, facts)
    on conflict (statement_id, transaction_id) do update set bank_ref = excluded.bank_ref, facts = excluded.facts`.execute(
    db,
  );
}

/** In the order of `ids`. */
export async function findTransfers(db: Db, ids: readonly number[]): Promise<BankTransactionRow[]> {
  const rows = await db.selectFrom("bankTransactions").selectAll().where("id", "=", anyOf(ids)).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Transfers whose message has this number, and that are for nothing yet. */
export function findUnused(db: Db, number: number): Promise<BankTransactionRow[]> {
  return db
    .selectFrom("bankTransactions")
    .selectAll()
    .where("reservationId", "is", null)
    .where("message", "~", String.raw`(^|\D)${number}(\D|$)`)
    .orderBy("id")
    .execute();
}

/** Transfers that are for the reservation, and online payments that count: what other seats cost more is not for it. */
export async function countMoney(db: Db, reservationId: number): Promise<{ transfers: number; online: number }> {
  const { rows } = await sql<{ transfers: number; online: number }>`
    select (select count(*)::int from bank_transactions where reservation_id = ${reservationId}) as transfers,
      (select count(*)::int from payments where reservation_id = ${reservationId} and status = 'PAID'
        and provider_ref is not null and pending_move_id is null and (refund_reason is null or refund_reason = 'RESERVATION_CANCELLED')) as online`.execute(
    db,
  );
  return rows[0] ?? { transfers: 0, online: 0 };
}

/** Why transfers go back, by their ids; of two parts the one that is more than a surplus, unless it may be kept. */
export async function findReturns(db: Db, ids: readonly number[]): Promise<Map<number, RefundReason | null>> {
  const rows = await db
    .selectFrom("payments")
    .where((eb) => eb.or([eb("bankTransactionId", "=", anyOf(ids)), eb("surplusOfId", "=", anyOf(ids))]))
    .where("refundReason", "is not", null)
    .select((eb) => [eb.fn.coalesce("bankTransactionId", "surplusOfId").as("transactionId"), "refundReason"])
    .orderBy("bankTransactionId", (order) => order.asc().nullsFirst())
    .execute();
  return new Map(rows.flatMap((row) => (row.transactionId ? [[row.transactionId, row.refundReason]] : [])));
}

/** @param numbers possible reservation numbers in the messages */
export async function findPayables(db: Db, numbers: readonly number[]): Promise<Payable[]> {
  const rows = await db
    .selectFrom("reservations")
    .innerJoin("users", "users.id", "reservations.userId")
    .where("paymentMethod", "=", "MANUAL")
    .where("totalCents", ">", 0)
    .where((eb) => eb.or([eb("status", "=", "PENDING"), eb("reservations.id", "=", anyOf(numbers))]))
    .orderBy("reservations.id")
    .select(["reservations.id", "status", "totalCents", "firstname", "lastname", "transferReference"])
    .execute();
  return rows.map((row) => ({ ...row, reference: toldReference(row) }));
}

/** Reservations that wait for no money. */
export async function findEnded(db: Db, numbers: readonly number[]) {
  const rows = await db
    .selectFrom("reservations")
    .innerJoin("users", "users.id", "reservations.userId")
    .where("reservations.id", "=", anyOf(numbers))
    .where("status", "in", ["CONFIRMED", "CANCELLED"])
    .select(["reservations.id", "lastname", "firstname", "transferReference"])
    .execute();
  return rows.map((row) => ({ ...row, reference: toldReference(row) }));
}

export function lockTransaction(db: Db, id: number): Promise<BankTransactionRow | undefined> {
  return db.selectFrom("bankTransactions").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function setReservation(db: Db, id: number, reservationId: number): Promise<void> {
  await db.updateTable("bankTransactions").set({ reservationId }).where("id", "=", id).execute();
}
