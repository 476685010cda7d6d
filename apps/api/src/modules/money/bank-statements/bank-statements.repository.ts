import type { RefundReason } from "@podium/shared/contracts/refunds";
import { type RawBuilder, sql } from "kysely";
import { MAX_ID } from "@podium/shared/contracts/limits";
import { announcedReference } from "@podium/shared/money/transfer-reference";
import { isPaidByHand } from "#database/money.sql.ts";
import type { BankTransactionRow } from "#database/tables/payments.ts";
import { anyOf, type Db } from "#platform/data/database.ts";
import type { Payable } from "./match-transfers.ts";
import { factsOf, type KnownTransfer, type StatementToRead } from "./recognize.ts";
import { isReference, type TransferFacts } from "./transfer.ts";

export function numbersIn(rows: readonly BankTransactionRow[]): number[] {
  const found = rows.flatMap((row) => `${row.message} ${row.otherMessage}`.match(/\d{1,10}/g) ?? []).map(Number);
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

/** Makes uploads wait for each other: two uploads of one file must not both find its transfers new. */
export async function lockStatements(db: Db): Promise<void> {
  await sql`lock table bank_statements in share row exclusive mode`.execute(db);
}

/** Finds transfers with these amounts and days or references, and all others of the files that contain one of them. */
export async function findKnown(db: Db, transfers: readonly TransferFacts[]): Promise<KnownTransfer[]> {
  const days = transfers.flatMap(({ bookedOn }) => bookedOn ?? []);
  const references = transfers.flatMap(({ bankRef }) => (isReference(bankRef) ? bankRef : []));
  const { rows } = await sql<KnownTransfer>`
    with alike as (
      select id from bank_transactions where amount_cents = any(${transfers.map((one) => one.amountCents)}::int[])
        and (booked_on is null or ${days.length < transfers.length}::boolean or booked_on = any(${days}::text[]))
        and part_of is null
      union select transaction_id from bank_statement_lines where bank_ref = any(${references}::text[])
    ), neighbours as (
      select distinct other.transaction_id as id from bank_statement_lines line
        join bank_statement_lines other on other.statement_id = line.statement_id
        where line.transaction_id in (select id from alike)
    )
    select t.*, coalesce(lines.lines, '[]') as lines
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
  const texts = (of: (facts: TransferFacts) => string | null) => sql`${transfers.map(of)}::text[]`;
  const { rows } = await sql<{ id: number }>`
    insert into bank_transactions
      (account, amount_cents, booked_on, name, message, other_message, kind, payer_iban, own_ref)
    select account, amount_cents, booked_on, name, message, other_message, kind, payer_iban, own_ref from unnest(
      ${texts((one) => one.account)}, ${transfers.map((one) => one.amountCents)}::int[],
      ${texts((one) => one.bookedOn)}, ${texts((one) => one.name)}, ${texts((one) => one.message)},
      ${texts((one) => one.otherMessage)}, ${texts((one) => one.kind)}, ${texts((one) => one.payerIban)},
      ${texts((one) => one.ownRef)}) with ordinality as t
        (account, amount_cents, booked_on, name, message, other_message, kind, payer_iban, own_ref, position)
    order by position returning id`.execute(db);
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** Adds facts of a later file. A returned refund stays one. A transfer of a reservation does not change anymore. */
export async function fillIn(db: Db, known: ReadonlyMap<number, TransferFacts>): Promise<void> {
  for (const [id, { account, bookedOn, name, message, otherMessage, kind, payerIban, ownRef }] of known) {
    await sql`
      update bank_transactions set kind = case when kind = 'RETURNED' then kind else ${kind} end,
        account = coalesce(nullif(account, ''), ${account}), booked_on = coalesce(booked_on, ${bookedOn}::text),
        name = coalesce(nullif(name, ''), ${name}), payer_iban = coalesce(nullif(payer_iban, ''), ${payerIban}),
        own_ref = coalesce(nullif(own_ref, ''), ${ownRef}),
        other_message = case when length(message) < ${message.length} then ${otherMessage} else other_message end,
        message = case when length(message) < ${message.length} then ${message} else message end
      where id = ${id} and reservation_id is null`.execute(db);
  }
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

export async function findTransfers(db: Db, ids: readonly number[]): Promise<BankTransactionRow[]> {
  const rows = await db.selectFrom("bankTransactions").selectAll().where("id", "=", anyOf(ids)).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Counts transfers and online payments for the reservation itself; the price difference of a move does not count. */
const transfersFor = (id: RawBuilder<unknown>) => sql<number>`
  (select count(*)::int from bank_transactions where reservation_id = ${id} and kind <> 'RETURNED')`;
const onlineFor = (id: RawBuilder<unknown>) => sql<number>`
  (select count(*)::int from payments where reservation_id = ${id} and status = 'PAID' and provider_ref is not null
    and pending_move_id is null and (refund_reason is null or refund_reason = 'RESERVATION_CANCELLED'))`;

export async function countMoney(db: Db, reservationId: number): Promise<{ transfers: number; online: number }> {
  const id = sql`${reservationId}::int`;
  const { rows } = await sql<{ transfers: number; online: number }>`
    select ${transfersFor(id)} as transfers, ${onlineFor(id)} as online`.execute(db);
  return rows[0] ?? { transfers: 0, online: 0 };
}

/** Finds why transfers are refunded, by their ids. Of two parts, the surplus counts only if the other was waived. */
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

export async function findPayables(db: Db, numbers: readonly number[]): Promise<Payable[]> {
  const id = sql`reservations.id`;
  const { rows } = await sql<Omit<Payable, "reference"> & { transferReference: string | null }>`
    select reservations.id, user_id, status, total_cents, firstname, lastname, transfer_reference, repriced,
      status in ('CONFIRMED', 'CANCELLED') and confirmed_at is not null
        and coalesce(paid_with, payment_method) in ('MANUAL', 'PAYCONIQ')
        and ${transfersFor(id)} = 0 and ${onlineFor(id)} = 0 as lacks_money,
      waiting.cents as waiting_cents, coalesce(waiting.is_due, false) as is_waiting_due
    from reservations join users on users.id = user_id
    left join lateral (
      select coalesce(paid_cents, amount_cents) as cents,
        waived_at is null and refunded_at is null and refund_via is null as is_due
      from payments where reservation_id = reservations.id and provider = 'transfer' and bank_transaction_id is null
        and refund_of is null and (refund_reason = 'RESERVATION_CANCELLED' or waived_at is not null) limit 1
    ) waiting on true
    where total_cents > 0 and (status = 'PENDING' or reservations.id = ${anyOf(numbers)})
    order by reservations.id`.execute(db);
  return rows.map((row) => ({ ...row, reference: announcedReference(row) }));
}

/** A refund that went to the bank in a file, or was paid by hand; it may be due again already. */
export interface SentRefund {
  /** Null: the refund was paid by hand. */
  fileId: number | null;
  paymentId: number;
  reservationId: number;
}

/** By the society's reference, else by a number and the amount; first those paid by a file, last those due again */
export async function findSentRefund(db: Db, transfer: BankTransactionRow): Promise<SentRefund | undefined> {
  const { ownRef, message, otherMessage } = transfer;
  const [named = "", fileId = null, paymentId = null] =
    /\bPODIUM-(\d{1,9})-(\d{1,9})\b/.exec(`${ownRef} ${message} ${otherMessage}`) ?? [];
  // The society's own reference contains numbers that are not reservation numbers.
  const [plain, other] = [message.replaceAll(named, ""), otherMessage.replaceAll(named, "")];
  const numbers = anyOf(numbersIn([{ ...transfer, message: plain, otherMessage: other }]));
  const { rows } = await sql<SentRefund>`
    with sent as (
      select line.file_id, line.payment_id, payments.reservation_id, line.state,
        line.state = 'OUT' and line.came_back as is_noted,
        coalesce(line.file_id = ${fileId}::int and line.payment_id = ${paymentId}::int, false) as is_named
      from refund_file_lines line join payments on payments.id = line.payment_id
      where line.cents = ${transfer.amountCents}
        and ((line.file_id = ${fileId}::int and line.payment_id = ${paymentId}::int)
          or payments.reservation_id = ${numbers})
      union all
      select null, payments.id, payments.reservation_id, 'BY_HAND', false, false
      from payments
      where coalesce(paid_cents, amount_cents) = ${transfer.amountCents} and payments.reservation_id = ${numbers}
        and ${fileId}::int is null and ${isPaidByHand}
    ), counted as (
      select sent.*, is_noted and count(*) filter (where is_noted) over (partition by reservation_id) > (
        select count(*) from bank_transactions known where known.kind = 'RETURNED'
          and known.reservation_id = sent.reservation_id and known.amount_cents = ${transfer.amountCents}) as is_awaited
      from sent
    )
    select file_id, payment_id, reservation_id from counted
    order by is_named desc,
      array_position(array['DONE', 'OPEN', 'AWAITED', 'BY_HAND', 'OUT'], case when is_awaited then 'AWAITED' else state end),
      file_id desc, payment_id
    limit 1`.execute(db);
  return rows[0];
}

/** Sums the open refunds of a transfer, whole or in parts, in cents. */
export async function sumDue(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(coalesce(paid_cents, amount_cents)), 0)::int as cents from payments
    where ${id}::int in (bank_transaction_id, surplus_of_id)
      and refund_reason is not null and refunded_at is null and refund_via is null`.execute(db);
  return rows[0]?.cents ?? 0;
}

export async function insertShare(
  db: Db,
  { id, account, bookedOn, name, message, payerIban }: BankTransactionRow,
  { reservationId, cents }: { reservationId: number; cents: number },
): Promise<void> {
  const share = { account, bookedOn, name, message, payerIban, partOf: id, amountCents: cents, reservationId };
  await db.insertInto("bankTransactions").values(share).execute();
}

export async function findShares(db: Db, ids: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom("bankTransactions")
    .where("partOf", "=", anyOf(ids))
    .select(["partOf", "reservationId"])
    .orderBy("id")
    .execute();
  const shares = rows.flatMap(({ partOf, reservationId }) =>
    partOf !== null && reservationId !== null ? { partOf, reservationId } : [],
  );
  return new Map(
    [...Map.groupBy(shares, ({ partOf }) => partOf)].map(([id, all]) => [id, all.map((one) => one.reservationId)]),
  );
}

export function lockTransaction(db: Db, id: number): Promise<BankTransactionRow | undefined> {
  return db.selectFrom("bankTransactions").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function setReservation(db: Db, id: number, reservationId: number): Promise<void> {
  await db.updateTable("bankTransactions").set({ reservationId }).where("id", "=", id).execute();
}
