import { type RawBuilder, sql } from "kysely";

/**
 * Whether a row of `payments` is a refund that somebody noted as paid by hand: no provider, file or voucher paid it.
 * Refunds in cash do not count, since no bank can send them back; the log is the ledger of cash.
 */
export const isPaidByHand: RawBuilder<boolean> = sql`(
  payments.refund_reason is not null and payments.refunded_at is not null and payments.refund_via is null
  and payments.voucher_id is null and not exists (
    select from audit_log where audit_log.reservation_id = payments.reservation_id and action = 'REFUNDED'
      and details ->> 'paymentId' = payments.id::text and (details ->> 'inCash')::boolean))`;
