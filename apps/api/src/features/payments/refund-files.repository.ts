import type { RefundLineState } from "@podium/shared/contracts/refund-files";
import { EEA } from "@podium/shared/eea";
import { sql } from "kysely";
import { anyOf, type Db } from "#platform/database.ts";

/**
 * Puts these on the road of a file: what is due, on no other road, and has an account in the EEA.
 *
 * @param asked the provider that can pay its own money back: in a file only what it refused; null: none
 * @returns which
 */
export async function claim(db: Db, paymentIds: readonly number[], asked: string | null): Promise<number[]> {
  // Everybody in the same order.
  await sql`select from payments where id = ${anyOf(paymentIds)} order by id for update`.execute(db);
  const { rows } = await sql<{ id: number }>`
    update payments set refund_via = 'FILE'
    from payments source
    where payments.id = ${anyOf(paymentIds)} and source.id = coalesce(payments.refund_of, payments.id)
      and payments.refund_reason is not null and payments.refunded_at is null and payments.refund_via is null
      and coalesce(payments.paid_cents, payments.amount_cents) > 0
      and (source.provider is distinct from ${asked}::text or source.provider_ref is null
        or exists (select from online_refunds where payment_id = payments.id and state = 'FAILED'))
      and exists (select from refund_accounts where refund_accounts.reservation_id = payments.reservation_id
        and left(refund_accounts.iban, 2) = any(${EEA}::text[]))
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

/**
 * With a line for each of them, from the accounts as they are now. Who changes one at this moment waits, and is
 * refused then.
 *
 * @param paymentIds claimed in this transaction
 */
export async function insertFile(
  db: Db,
  file: NewFile,
  paymentIds: readonly number[],
): Promise<{ id: number; cents: number; reservationIds: number[] }> {
  const { id } = await db.insertInto("refundFiles").values(file).returning("id").executeTakeFirstOrThrow();
  const { rows } = await sql<{ cents: number; reservationId: number }>`
    with lines as (
      insert into refund_file_lines (file_id, payment_id, cents, iban, name)
      select ${id}, payments.id, coalesce(paid_cents, amount_cents), refund_accounts.iban,
        coalesce(refund_accounts.holder, concat_ws(' ', users.firstname, users.lastname))
      from payments
        join refund_accounts on refund_accounts.reservation_id = payments.reservation_id
        join reservations on reservations.id = payments.reservation_id
        join users on users.id = reservations.user_id
      where payments.id = ${anyOf(paymentIds)}
      for share of refund_accounts
      returning payment_id, cents
    )
    select lines.cents, payments.reservation_id from lines join payments on payments.id = lines.payment_id`.execute(db);
  return {
    id,
    cents: rows.reduce((sum, { cents }) => sum + cents, 0),
    reservationIds: [...new Set(rows.map(({ reservationId }) => reservationId))],
  };
}

export interface FileLine {
  paymentId: number;
  reservationId: number;
  cents: number;
  /** Null once it is forgotten. */
  iban: string | null;
  name: string | null;
  state: RefundLineState;
}

export interface RefundFile {
  id: number;
  madeAt: Date;
  /** Empty: who is erased. */
  madeBy: string;
  /** yyyy-mm-dd */
  executeOn: string;
  debtorName: string;
  debtorIban: string;
  debtorBic: string;
  lines: FileLine[];
}

/** Newest first: the last 50, and whatever still waits for the bank. @param id only that one */
export async function findFiles(db: Db, id?: number): Promise<RefundFile[]> {
  const { rows } = await sql<RefundFile>`
    select file.id, file.made_at, to_char(file.execute_on, 'YYYY-MM-DD') as execute_on,
      file.debtor_name, file.debtor_iban, file.debtor_bic,
      concat_ws(' ', users.firstname, users.lastname) as made_by,
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

/**
 * What is still open of a file, or one line of it. A single line is OUT also after it was DONE: money comes back when an
 * account was closed.
 *
 * @returns which lines changed
 */
export async function settleLines(
  db: Db,
  { fileId, paymentId = null }: { fileId: number; paymentId?: number | null },
  state: "DONE" | "OUT",
  now: Date,
): Promise<SettledLine[]> {
  const { rows } = await sql<SettledLine>`
    with settled as (
      update refund_file_lines set state = ${state}, settled_at = ${now}
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

/** Whether the lines of a file, or that one, are there and all in this state. */
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

/**
 * What the last file paid of a reservation, however many times that was noted. `end`: of the account; null once it is
 * forgotten.
 */
export async function findLastPaid(
  db: Db,
  reservationId: number,
): Promise<{ cents: number; end: string | null } | undefined> {
  const { rows } = await sql<{ cents: number; end: string | null }>`
    select sum(line.cents)::int as cents, max(right(line.iban, 4)) as "end"
    from refund_file_lines line join payments on payments.id = line.payment_id
    where payments.reservation_id = ${reservationId} and line.state = 'DONE'
    group by line.file_id order by max(line.settled_at) desc limit 1`.execute(db);
  return rows[0];
}
