import type { RefundLineState } from "@podium/shared/contracts/refund-files";
import { EEA } from "@podium/shared/money/eea";
import { sql } from "kysely";
import { fullNameIn } from "#database/users.sql.ts";
import { isPaidByHand } from "#database/money.sql.ts";
import { anyOf, type Db } from "#platform/data/database.ts";
import { accountOfRefund, type AgreedLine, cameBack, holderName } from "./refund-account.sql.ts";

/** @param provider a file has only those of its payments that it refused; null: none @returns the claimed ones */
export async function claim(db: Db, paymentIds: readonly number[], provider: string | null): Promise<number[]> {
  // Everybody locks in the same order.
  await sql`select from payments where id = ${anyOf(paymentIds)} order by id for update`.execute(db);
  const { rows } = await sql<{ id: number }>`
    update payments set refund_via = 'FILE'
    from payments source
    where payments.id = ${anyOf(paymentIds)} and source.id = coalesce(payments.refund_of, payments.id)
      and payments.refund_reason is not null and payments.refunded_at is null and payments.refund_via is null
      and coalesce(payments.paid_cents, payments.amount_cents) > 0
      and (source.provider is distinct from ${provider}::text or source.provider_ref is null
        or exists (select from online_refunds where payment_id = payments.id and state = 'FAILED'))
      and exists (select from ${accountOfRefund} account where left(iban, 2) = any(${EEA}::text[]))
    returning payments.id`.execute(db);
  return rows.map(({ id }) => id);
}

interface NewFile {
  madeAt: Date;
  madeBy: number;
  executeOn: string;
  debtorName: string;
  debtorIban: string;
  debtorBic: string;
}

export interface NewLine extends AgreedLine {
  paymentId: number;
  reservationId: number;
}

/** A change of an account at the same moment waits, and is refused. @param paymentIds claimed in this transaction */
export async function insertFile(
  db: Db,
  file: NewFile,
  paymentIds: readonly number[],
): Promise<{ id: number; lines: NewLine[] }> {
  const { id } = await db.insertInto("refundFiles").values(file).returning("id").executeTakeFirstOrThrow();
  await sql`
    select from refund_accounts
    where reservation_id in (select reservation_id from payments where id = ${anyOf(paymentIds)})
    order by reservation_id for share`.execute(db);
  const { rows } = await sql<NewLine>`
    with due as materialized (
      select payments.id as payment_id, payments.reservation_id, coalesce(paid_cents, amount_cents) as cents,
        refund_accounts.iban, ${holderName} as name, ${cameBack} as came_back
      from payments
        cross join ${accountOfRefund} refund_accounts
        join reservations on reservations.id = payments.reservation_id
        join users on users.id = reservations.user_id
      where payments.id = ${anyOf(paymentIds)}
    ), lines as (
      insert into refund_file_lines (file_id, payment_id, cents, iban, name)
      select ${id}, payment_id, cents, iban, name from due
    )
    select * from due`.execute(db);
  return { id, lines: rows };
}

export interface FileLine {
  paymentId: number;
  reservationId: number;
  cents: number;
  /** Null once the account was deleted by retention */
  iban: string | null;
  name: string | null;
  state: RefundLineState;
}

export interface RefundFile {
  id: number;
  madeAt: Date;
  /** Empty when the account of the maker was erased */
  madeBy: string;
  /** yyyy-mm-dd */
  executeOn: string;
  debtorName: string;
  debtorIban: string;
  debtorBic: string;
  lines: FileLine[];
}

/** Finds the last 50, and all that still wait for the bank; newest first. @param id only this one */
export async function findFiles(db: Db, id?: number): Promise<RefundFile[]> {
  const { rows } = await sql<RefundFile>`
    select file.id, file.made_at, to_char(file.execute_on, 'YYYY-MM-DD') as execute_on,
      file.debtor_name, file.debtor_iban, file.debtor_bic,
      ${fullNameIn("users")} as made_by,
      (select json_agg(json_build_object('paymentId', line.payment_id, 'reservationId', payments.reservation_id,
          'cents', line.cents, 'iban', line.iban, 'name', line.name, 'state', line.state) order by line.payment_id)
        from refund_file_lines line join payments on payments.id = line.payment_id
        where line.file_id = file.id) as lines
    from refund_files file left join users on users.id = file.made_by
    where exists (select from refund_file_lines where file_id = file.id)
      and ${
        id === undefined
          ? sql`(exists (select from refund_file_lines where file_id = file.id and state = 'OPEN')
              or file.id in (select id from refund_files order by id desc limit 50))`
          : sql`file.id = ${id}`
      }
    order by file.id desc`.execute(db);
  return rows;
}

export interface SettledLine {
  paymentId: number;
  reservationId: number;
  cents: number;
}

/** One line can become OUT after DONE: money comes back when an account was closed. @returns the lines that changed */
export async function settleLines(
  db: Db,
  { fileId, paymentId = null }: { fileId: number; paymentId?: number | null },
  state: "DONE" | "OUT",
  now: Date,
): Promise<SettledLine[]> {
  const { rows } = await sql<SettledLine>`
    with settled as (
      update refund_file_lines set state = ${state}, settled_at = ${now}, came_back = (state = 'DONE')
      where file_id = ${fileId} and (${paymentId}::int is null or payment_id = ${paymentId}::int)
        and (state = 'OPEN' or (state = 'DONE' and ${state === "OUT" && paymentId !== null}::boolean))
      returning payment_id, cents
    )
    update payments set refunded_at = ${state === "DONE" ? now : null}::timestamptz,
      refund_via = ${state === "DONE" ? "FILE" : null}::text
    from settled where payments.id = settled.payment_id
    returning payments.id as payment_id, payments.reservation_id, settled.cents`.execute(db);
  return rows;
}

/** Also for a line that is noted as not paid, so that its account is not used again without a question */
export async function noteCameBack(
  db: Db,
  { fileId, paymentId }: { fileId: number; paymentId: number },
): Promise<void> {
  await sql`
    update refund_file_lines set came_back = true
    where file_id = ${fileId} and payment_id = ${paymentId} and state = 'OUT'`.execute(db);
}

/** @returns undefined: already due, or not paid by hand */
export async function makeDueAgain(db: Db, paymentId: number): Promise<SettledLine | undefined> {
  const { rows } = await sql<SettledLine>`
    update payments set refunded_at = null where id = ${paymentId} and ${isPaidByHand}
    returning id as payment_id, reservation_id, coalesce(paid_cents, amount_cents) as cents`.execute(db);
  return rows[0];
}

export async function isSettled(
  db: Db,
  { fileId, paymentId = null }: { fileId: number; paymentId?: number | null },
  state: "DONE" | "OUT",
): Promise<boolean> {
  const { rows } = await sql<{ isSo: boolean | null }>`
    select bool_and(state = ${state}) as is_so from refund_file_lines
    where file_id = ${fileId} and (${paymentId}::int is null or payment_id = ${paymentId}::int)`.execute(db);
  return rows[0]?.isSo ?? false;
}

export interface PaidByFile {
  /** Amount noted as paid on the last day with such a note, which need not be the day of payment */
  cents: number;
  earlierCents: number;
  /** Last characters of the account that was paid last; null once deleted */
  end: string | null;
}

export async function findPaid(db: Db, reservationId: number): Promise<PaidByFile | undefined> {
  const { rows } = await sql<PaidByFile>`
    with paid as (
      select line.cents, right(line.iban, 4) as "end", line.settled_at, line.file_id,
        (line.settled_at at time zone 'Europe/Brussels')::date as day
      from refund_file_lines line join payments on payments.id = line.payment_id
      where payments.reservation_id = ${reservationId} and line.state = 'DONE'
    ), last as (select max(day) as day from paid)
    select coalesce(sum(cents) filter (where paid.day = last.day), 0)::int as cents,
      coalesce(sum(cents) filter (where paid.day < last.day), 0)::int as earlier_cents,
      (array_agg("end" order by settled_at desc, file_id desc))[1] as "end"
    from paid, last having count(*) > 0`.execute(db);
  return rows[0];
}
