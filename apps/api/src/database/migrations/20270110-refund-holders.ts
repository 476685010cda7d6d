import { type Kysely, sql } from "kysely";

/** In whose name an account is: the guest's goes when their account of the site is closed, also while money is due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update refund_accounts set holder = trim(concat_ws(' ', users.firstname, users.lastname))
    from reservations join users on users.id = reservations.user_id
    where reservations.id = refund_accounts.reservation_id and holder is null`.execute(db);
}
