import { sql } from "kysely";
import type { Db } from "#platform/database.ts";
import type { RefundResult, RefundOrder } from "./payment-provider.ts";

export interface OnlineRefund extends Omit<RefundOrder, "description"> {
  reservationId: number;
  askedBy: number | null;
}

/** @returns whether it was due, and on no other road */
export async function claim(db: Db, paymentId: number, provider: string): Promise<boolean> {
  const { rows } = await sql`
    update payments set refund_via = 'PROVIDER'
    from payments source
    where payments.id = ${paymentId} and source.id = coalesce(payments.refund_of, payments.id)
      and source.provider = ${provider} and source.provider_ref is not null
      and payments.refund_reason is not null and payments.refunded_at is null and payments.refund_via is null
    returning payments.id`.execute(db);
  return rows.length > 0;
}

/** A new attempt. @param nextCheckAt when a sweep asks, if nobody is told before */
export async function insertAttempt(
  db: Db,
  {
    paymentId,
    askedBy,
    askedAt,
    nextCheckAt,
  }: { paymentId: number; askedBy: number; askedAt: Date; nextCheckAt: Date },
): Promise<void> {
  await sql`
    insert into online_refunds (payment_id, state, attempt, asked_by, asked_at, next_check_at)
    values (${paymentId}, 'ASKED', 1, ${askedBy}, ${askedAt}, ${nextCheckAt})
    on conflict (payment_id) do update set state = 'ASKED', attempt = online_refunds.attempt + 1, error = null,
      asked_by = excluded.asked_by, asked_at = excluded.asked_at, checks = 0,
      next_check_at = excluded.next_check_at`.execute(db);
}

export async function findOpen(db: Db, paymentId: number, provider: string): Promise<OnlineRefund | undefined> {
  const { rows } = await sql<OnlineRefund>`
    select payments.id as payment_id, source.provider_ref as payment_ref,
      coalesce(payments.paid_cents, payments.amount_cents) as amount_cents, payments.reservation_id, attempt, asked_by
    from payments
      join payments source on source.id = coalesce(payments.refund_of, payments.id)
      join online_refunds on online_refunds.payment_id = payments.id
    where payments.id = ${paymentId} and source.provider = ${provider} and state in ('ASKED', 'PENDING')`.execute(db);
  return rows[0];
}

/** Stores the provider's answer about an open attempt. @returns whether it changed */
export async function settle(
  db: Db,
  { paymentId, attempt }: Pick<OnlineRefund, "paymentId" | "attempt">,
  { state, error }: RefundResult,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update online_refunds set state = ${state}, error = ${error}
    where payment_id = ${paymentId} and attempt = ${attempt} and state in ('ASKED', 'PENDING') and state <> ${state}
    returning payment_id`.execute(db);
  if (rows.length === 0) return false;
  if (state === "DONE") await db.updateTable("payments").set({ refundedAt: now }).where("id", "=", paymentId).execute();
  if (state === "FAILED")
    await db.updateTable("payments").set({ refundVia: null }).where("id", "=", paymentId).execute();
  return true;
}

/** A minute, doubling up to a day: a bank takes days. Claimed, so that two processes do not ask about the same one. */
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
