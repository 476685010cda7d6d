import { type RawBuilder, sql } from "kysely";

/**
 * The id of a payment from which a provider can refund an amount; null: there is none. A payment never refunds more
 * than it brought; a part that became a voucher stays with the society.
 *
 * @param reservationId an expression
 * @param cents an expression
 * @param provider the provider that is available now; null: none
 */
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
