import { type Kysely, sql } from "kysely";

/** The holder of a refund account: the guest's name is erased with their account, also while a refund is due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update refund_accounts set holder = trim(concat_ws(' ', users.firstname, users.lastname))
    from reservations join users on users.id = reservations.user_id
    where reservations.id = refund_accounts.reservation_id and holder is null`.execute(db);
}
