import { type RawBuilder, sql } from "kysely";

/** A process of the previous release does not clear the column when it cancels. */
export const cashDue = sql<number>`case when reservations.status = 'CONFIRMED' then reservations.cash_due_cents else 0 end`;

/** Excludes refunds in cash, since no bank can send them back. */
export const isPaidByHand: RawBuilder<boolean> = sql`(
  payments.refund_reason is not null and payments.refunded_at is not null and payments.refund_via is null
  and payments.voucher_id is null and not exists (
    select from audit_log where audit_log.reservation_id = payments.reservation_id and action = 'REFUNDED'
      and details ->> 'paymentId' = payments.id::text and (details ->> 'inCash')::boolean))`;

/** Null: no payment. A payment never refunds more than it brought; a part that became a voucher stays. */
export const refundSource = (
  reservationId: RawBuilder<number>,
  cents: RawBuilder<number>,
  provider: string | null,
): RawBuilder<number | null> => sql`(
  select source.id from payments source
  where source.reservation_id = ${reservationId} and source.provider = ${provider} and source.provider_ref is not null
    and source.status = 'PAID' and source.refund_reason is null and source.waived_at is null
    and ${cents} <= coalesce(source.paid_cents, source.amount_cents) - (
      select coalesce(sum(coalesce(part.paid_cents, part.amount_cents)), 0) from payments part
      where part.refund_of = source.id and part.voucher_id is null)
  order by source.id desc limit 1)`;
