import { sql } from "kysely";

/**
 * Whether a row of `payments` is a transfer, or what it brought too much, that was not for its reservation. It goes back
 * to who paid it: what is said about the reservation's own money does not count for it.
 */
export const isForNothing = sql<boolean>`(coalesce(payments.bank_transaction_id, payments.surplus_of_id) is not null
  and payments.refund_reason is distinct from 'RESERVATION_CANCELLED')`;

/** Beside a row of `payments`: the account that its money goes to, in the columns of `refund_accounts`. */
export const accountOfRefund = sql<{ reservationId: number; iban: string; holder: string | null }>`lateral (
  select payments.reservation_id, iban, holder from (
    select iban, holder, 1 as place from refund_accounts
      where reservation_id = payments.reservation_id and not ${isForNothing}
    union all select iban, holder, 2 from payer_accounts where payment_id = payments.id
  ) known order by place limit 1)`;
