import { sql } from "kysely";
import type { Db } from "#platform/data/database.ts";
import { isForNothing } from "./refund-account.sql.ts";

export interface Account {
  reservationId: number;
  iban: string;
  /** Null: the guest's own name, stored as it is now, since it is erased when an account of the site is closed */
  holder: string | null;
}

/** @returns whether the account or its name differs from the one before */
export async function saveAccount(
  db: Db,
  { reservationId, iban, holder }: Account & { holder: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into refund_accounts (reservation_id, iban, holder, given_at)
    values (${reservationId}, ${iban}, ${holder}, ${now})
    on conflict (reservation_id) do update set iban = excluded.iban, holder = excluded.holder, given_at = excluded.given_at
      where (refund_accounts.iban, refund_accounts.holder) is distinct from (excluded.iban, excluded.holder)
    returning reservation_id`.execute(db);
  return rows.length > 0;
}

/** @param transactionId null: the transfers that paid the reservation, unless they came from several accounts */
export async function findPayer(
  db: Db,
  reservationId: number,
  transactionId: number | null,
): Promise<{ iban: string; holder: string } | undefined> {
  const isUnrefunded = sql`amount_cents > (
    select coalesce(sum(coalesce(payments.paid_cents, payments.amount_cents)), 0) from payments
    where bank_transactions.id in (bank_transaction_id, surplus_of_id) and refund_reason is not null)`;
  const { rows } = await sql<{ iban: string; holder: string }>`
    select distinct on (payer_iban) payer_iban as iban, name as holder from bank_transactions
    where reservation_id = ${reservationId} and kind <> 'RETURNED'
      and ${transactionId === null ? isUnrefunded : sql`id = ${transactionId}`}
    order by payer_iban, id desc limit 2`.execute(db);
  const [payer, another] = rows;
  return another === undefined && payer?.iban !== "" ? payer : undefined;
}

interface PayerAccount {
  paymentId: number;
  iban: string;
  holder: string | null;
}

/** Also for due refunds noted before the transfer came. @returns false: the account is known, or the guest named one */
export async function addPayer(db: Db, { paymentId, iban, holder }: PayerAccount, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with refund as (select reservation_id, ${isForNothing} as is_for_nothing from payments where id = ${paymentId})
    insert into payer_accounts (payment_id, iban, holder, given_at)
    select payments.id, ${iban}, ${holder}, ${now} from payments join refund using (reservation_id)
    where payments.id = ${paymentId} and is_for_nothing
      or not is_for_nothing and not ${isForNothing}
        and not exists (select from refund_accounts where refund_accounts.reservation_id = payments.reservation_id)
        and (payments.id = ${paymentId} or provider = 'transfer' and refund_of is null
          and refund_reason is not null and refunded_at is null and refund_via is null)
    on conflict do nothing returning payment_id`.execute(db);
  return rows.length > 0;
}

/** Stores the account of one refund alone. @returns as `saveAccount` */
export async function savePayer(
  db: Db,
  { paymentId, iban, holder }: PayerAccount & { holder: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into payer_accounts (payment_id, iban, holder, given_at) values (${paymentId}, ${iban}, ${holder}, ${now})
    on conflict (payment_id) do update set iban = excluded.iban, holder = excluded.holder, given_at = excluded.given_at
      where (payer_accounts.iban, payer_accounts.holder) is distinct from (excluded.iban, excluded.holder)
    returning payment_id`.execute(db);
  return rows.length > 0;
}

export async function isInOpenFile(db: Db, reservationId: number): Promise<boolean> {
  const { rows } = await sql`
    select from refund_file_lines line join payments on payments.id = line.payment_id
    where payments.reservation_id = ${reservationId} and line.state = 'OPEN' and not ${isForNothing} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

export async function findIban(db: Db, reservationId: number): Promise<string | undefined> {
  const { rows } = await sql<{ iban: string }>`
    select iban, given_at from refund_accounts where reservation_id = ${reservationId}
    union all select iban, given_at from payer_accounts
      where payment_id in (select id from payments where reservation_id = ${reservationId})
    order by given_at desc limit 1`.execute(db);
  return rows[0]?.iban;
}

export interface LockedRefund {
  reservationId: number;
  isDone: boolean;
  isUnderWay: boolean;
  /** The refund has an account of its own. */
  isForNothing: boolean;
}

/** Locks all refunds of the same reservation, against a payment at the same time. @returns undefined: not a refund */
export async function lockRefund(db: Db, paymentId: number): Promise<LockedRefund | undefined> {
  await sql`
    select from payments where refund_reason is not null
      and reservation_id = (select reservation_id from payments where id = ${paymentId}) order by id for update`.execute(
    db,
  );
  const { rows } = await sql<LockedRefund>`
    select reservation_id, refunded_at is not null as is_done, refund_via is not null as is_under_way,
      ${isForNothing} as is_for_nothing
    from payments where id = ${paymentId} and refund_reason is not null`.execute(db);
  return rows[0];
}
