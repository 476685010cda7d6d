import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { fullNameIn } from "#database/users.sql.ts";

/** Transfers that were not for their reservation go back to their payer, whatever account the guest named */
export const isForNothing = sql<boolean>`(coalesce(payments.bank_transaction_id, payments.surplus_of_id) is not null
  and payments.refund_reason is distinct from 'RESERVATION_CANCELLED')`;

/** Joins a row of `payments` with the account that its money goes to, in the columns of `refund_accounts` */
export const accountOfRefund = sql<{ reservationId: number; iban: string; holder: string | null }>`lateral (
  select payments.reservation_id, iban, holder from (
    select iban, holder, 1 as place from refund_accounts
      where reservation_id = payments.reservation_id and not ${isForNothing}
    union all select iban, holder, 2 from payer_accounts where payment_id = payments.id
  ) known order by place limit 1)`;

export interface AgreedLine {
  cents: number;
  iban: string;
  name: string;
  cameBack: boolean;
}

/** Returns a hash of 16 characters, different for each different line. */
export const fingerprintOf = ({ cents, iban, name, cameBack }: AgreedLine): string =>
  createHash("sha256")
    .update(JSON.stringify([cents, iban, name, cameBack]))
    .digest("base64url")
    .slice(0, 16);

/** The name that the bank compares with the number; for `accountOfRefund` as `refund_accounts`, with `users`. */
export const holderName: RawBuilder<string> = sql`coalesce(refund_accounts.holder,
  ${fullNameIn("users")})`;

/** Whether money to this account and name came back and was not paid to them since; joined as `holderName` is */
export const cameBack: RawBuilder<boolean> = sql`coalesce((
  select line.came_back from refund_file_lines line join payments earlier on earlier.id = line.payment_id
  where earlier.reservation_id = refund_accounts.reservation_id
    and (line.iban, line.name) = (refund_accounts.iban, ${holderName})
    and (line.state = 'DONE' or line.came_back)
  order by line.settled_at desc, line.file_id desc limit 1), false)`;
