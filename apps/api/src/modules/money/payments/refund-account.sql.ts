import { sql } from "kysely";

/**
 * Whether a row of `payments` refunds a transfer, or the surplus of one, that was not for its reservation. The money
 * goes back to its payer; an account named for the reservation's own money does not count.
 */
export const isForNothing = sql<boolean>`(coalesce(payments.bank_transaction_id, payments.surplus_of_id) is not null
  and payments.refund_reason is distinct from 'RESERVATION_CANCELLED')`;

/** Joins a row of `payments` with the account that its money goes to, in the columns of `refund_accounts` */
export const accountOfRefund = sql<{ reservationId: number; iban: string; holder: string | null }>`lateral (
  select payments.reservation_id, iban, holder from (
    select iban, holder, 1 as place from refund_accounts
      where reservation_id = payments.reservation_id and not ${isForNothing}
    union all select iban, holder, 2 from payer_accounts where payment_id = payments.id
  ) known order by place limit 1)`;
