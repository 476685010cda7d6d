import { type RawBuilder, sql } from "kysely";

/**
 * Of a row of `payments`: a refund that somebody noted as paid, and that no provider, no file and no voucher paid. What
 * was given in cash is none: no bank can send that back. The log is the ledger of cash.
 */
export const isPaidByHand: RawBuilder<boolean> = sql`(
  payments.refund_reason is not null and payments.refunded_at is not null and payments.refund_via is null
  and payments.voucher_id is null and not exists (
    select from audit_log where audit_log.reservation_id = payments.reservation_id and action = 'REFUNDED'
      and details ->> 'paymentId' = payments.id::text and (details ->> 'inCash')::boolean))`;
