import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { isPaidByHand } from "#database/money.sql.ts";
import type { Db } from "#platform/data/database.ts";
import type { RefundOrder, RefundResult, SoughtRefund } from "./payment-provider.ts";

export interface DueRefund extends SoughtRefund {
  paymentId: number;
  reservationId: number;
}

export interface OnlineRefund extends DueRefund, Pick<RefundOrder, "attempt"> {
  askedBy: number | null;
  /** Made in the provider's dashboard: only its state is followed */
  elsewhere: boolean;
}

const isUnasked = (provider: string) => sql`source.provider = ${provider} and source.provider_ref is not null
  and payments.refund_reason is not null and payments.refunded_at is null and payments.refund_via is null`;

/** Marks a refund as going through the provider. @returns whether it was due and had no other method yet */
export async function claim(db: Db, paymentId: number, provider: string): Promise<boolean> {
  const { rows } = await sql`
    update payments set refund_via = 'PROVIDER'
    from payments source
    where payments.id = ${paymentId} and source.id = coalesce(payments.refund_of, payments.id)
      and ${isUnasked(provider)}
    returning payments.id`.execute(db);
  return rows.length > 0;
}

/** @param attempt.askedBy null: found in the provider's dashboard @returns the attempt's number */
export async function insertAttempt(
  db: Db,
  {
    paymentId,
    askedBy,
    askedAt,
    nextCheckAt,
    elsewhere,
  }: { paymentId: number; askedBy: number | null; askedAt: Date; nextCheckAt: Date; elsewhere: boolean },
): Promise<number> {
  const { rows } = await sql<{ attempt: number }>`
    insert into online_refunds (payment_id, state, attempt, asked_by, asked_at, next_check_at, elsewhere)
    values (${paymentId}, 'ASKED', 1, ${askedBy}, ${askedAt}, ${nextCheckAt}, ${elsewhere})
    on conflict (payment_id) do update set state = 'ASKED', attempt = online_refunds.attempt + 1, error = null,
      refund_ref = null, elsewhere = excluded.elsewhere,
      asked_by = excluded.asked_by, asked_at = excluded.asked_at, checks = 0,
      next_check_at = excluded.next_check_at
    returning attempt`.execute(db);
  return rows[0]?.attempt ?? 1;
}

const knownRefs = sql`(
  select coalesce(array_agg(other.refund_ref order by paid.id), '{}')
  from online_refunds other join payments paid on paid.id = other.payment_id
  where coalesce(paid.refund_of, paid.id) = source.id and paid.id <> payments.id and other.refund_ref is not null)`;

/** An hour after the note, since some note first and then pay; at least until this part was due */
const notedUntil = sql`(
  select coalesce(array_agg(greatest(noted.refunded_at + interval '1 hour',
    case when payments.refund_of is not null then payments.created_at end) order by noted.id), '{}')
  from payments noted
  where coalesce(noted.refund_of, noted.id) = source.id and noted.id <> payments.id
    and exists (select from payments where payments.id = noted.id and ${isPaidByHand})
    and coalesce(noted.paid_cents, noted.amount_cents) = coalesce(payments.paid_cents, payments.amount_cents))`;

const others = sql`${knownRefs} as known_refs, ${notedUntil} as noted_until`;

const due = sql`payments.id as payment_id, payments.reservation_id, source.provider_ref as payment_ref,
  coalesce(payments.paid_cents, payments.amount_cents) as amount_cents, ${others}`;

/** Locks all refunds of the same payment, so that nobody else closes one before the transaction ends. */
async function lockMoney(db: Db, paymentId: number): Promise<void> {
  await sql`
    with money as (select coalesce(refund_of, id) as id from payments where id = ${paymentId})
    select from payments where id in (select id from money) or refund_of in (select id from money)
    order by id for update`.execute(db);
}

/** @returns whether the payment's other refunds, now locked, are the same as when the dashboard was searched */
export async function lockOthers(db: Db, { paymentId, ...seen }: DueRefund): Promise<boolean> {
  await lockMoney(db, paymentId);
  const { rows } = await sql<Pick<DueRefund, "knownRefs" | "notedUntil">>`
    select ${others} from payments join payments source on source.id = coalesce(payments.refund_of, payments.id)
    where payments.id = ${paymentId}`.execute(db);
  return isDeepStrictEqual(rows[0], { knownRefs: seen.knownRefs, notedUntil: seen.notedUntil });
}

/** @returns whether an equal row, now locked, counts as paid by a dashboard refund found by its amount alone */
export async function isCounted(db: Db, paymentId: number): Promise<boolean> {
  await lockMoney(db, paymentId);
  const { rows } = await sql`
    select from payments
      join payments equal on coalesce(equal.refund_of, equal.id) = coalesce(payments.refund_of, payments.id)
        and equal.id <> payments.id
        and coalesce(equal.paid_cents, equal.amount_cents) = coalesce(payments.paid_cents, payments.amount_cents)
      join online_refunds found on found.payment_id = equal.id and found.elsewhere and found.state in ('PENDING', 'DONE')
    where payments.id = ${paymentId} and payments.refunded_at is null and payments.refund_via is null
      and (payments.refund_of is null or coalesce(equal.refunded_at, 'infinity') >= payments.created_at)
    limit 1`.execute(db);
  return rows.length > 0;
}

export async function findOpen(db: Db, paymentId: number, provider: string): Promise<OnlineRefund | undefined> {
  const { rows } = await sql<OnlineRefund>`
    select ${due}, attempt, asked_by, online_refunds.elsewhere, online_refunds.refund_ref
    from payments
      join payments source on source.id = coalesce(payments.refund_of, payments.id)
      join online_refunds on online_refunds.payment_id = payments.id
    where payments.id = ${paymentId} and source.provider = ${provider} and state in ('ASKED', 'PENDING')`.execute(db);
  return rows[0];
}

/** @returns undefined: the refund is no longer due, or goes another way already */
export async function findUnasked(db: Db, paymentId: number, provider: string): Promise<DueRefund | undefined> {
  const { rows } = await sql<DueRefund>`
    select ${due}, null as refund_ref
    from payments join payments source on source.id = coalesce(payments.refund_of, payments.id)
    where payments.id = ${paymentId} and ${isUnasked(provider)}`.execute(db);
  return rows[0];
}

/** Claims, so that two processes never search for the same one. Pauses double from an hour up to a day. */
export async function claimUnasked(db: Db, provider: string, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with due as (
      select payments.id from payments join payments source on source.id = coalesce(payments.refund_of, payments.id)
      where ${isUnasked(provider)} and payments.next_check_at <= ${now}
      order by payments.next_check_at limit ${limit} for update of payments skip locked)
    update payments set checks = checks + 1,
      next_check_at = ${now}::timestamptz + make_interval(secs => least(3600 * power(2, least(checks, 5)), 86400))
    from due where payments.id = due.id returning payments.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function searchSoon(db: Db, paymentId: number, now: Date): Promise<void> {
  await sql`
    update payments set next_check_at = ${now}
    where coalesce(refund_of, id) = ${paymentId} and refund_reason is not null and refunded_at is null
      and refund_via is null`.execute(db);
}

export async function settle(
  db: Db,
  { paymentId, attempt }: Pick<OnlineRefund, "paymentId" | "attempt">,
  { state, error, ref, elsewhere }: RefundResult,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update online_refunds set state = ${state}, error = ${error}, refund_ref = ${ref ?? null}, elsewhere = ${elsewhere === true}
    where payment_id = ${paymentId} and attempt = ${attempt} and state in ('ASKED', 'PENDING')
      and (state, error) is distinct from (${state}, ${error}::text)
    returning payment_id`.execute(db);
  if (rows.length === 0) return false;
  if (state === "DONE") await db.updateTable("payments").set({ refundedAt: now }).where("id", "=", paymentId).execute();
  if (state === "FAILED")
    await db.updateTable("payments").set({ refundVia: null }).where("id", "=", paymentId).execute();
  return true;
}

/** Claims, so that two processes never ask about the same one. Pauses double up to a day, since a bank takes days. */
export async function claimDue(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update online_refunds set checks = checks + 1,
      next_check_at = ${now}::timestamptz + make_interval(secs => least(60 * power(2, least(checks, 11)), 86400))
    where payment_id in (
      select payment_id from online_refunds where state in ('ASKED', 'PENDING') and next_check_at <= ${now}
      order by next_check_at limit ${limit} for update skip locked)
    returning payment_id as id`.execute(db);
  return rows.map(({ id }) => id);
}
