import { sql } from "kysely";
import type { Db } from "#platform/database.ts";

export interface Account {
  reservationId: number;
  iban: string;
  /** Null: the guest's own. */
  holder: string | null;
}

/** @returns whether it is another account, or in another name, than was known */
export async function saveAccount(db: Db, { reservationId, iban, holder }: Account, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into refund_accounts (reservation_id, iban, holder, given_at)
    values (${reservationId}, ${iban}, ${holder}, ${now})
    on conflict (reservation_id) do update set iban = excluded.iban, holder = excluded.holder, given_at = excluded.given_at
      where (refund_accounts.iban, refund_accounts.holder) is distinct from (excluded.iban, excluded.holder)
    returning reservation_id`.execute(db);
  return rows.length > 0;
}

export async function findIban(db: Db, reservationId: number): Promise<string | undefined> {
  const account = db.selectFrom("refundAccounts").where("reservationId", "=", reservationId);
  return (await account.select("iban").executeTakeFirst())?.iban;
}

export interface LockedRefund {
  reservationId: number;
  name: string;
  isDone: boolean;
  isUnderWay: boolean;
}

/** Whoever pays back what is due of its reservation comes before or after. @returns undefined: it is no refund */
export async function lockRefund(db: Db, paymentId: number): Promise<LockedRefund | undefined> {
  await sql`
    select from payments where refund_reason is not null
      and reservation_id = (select reservation_id from payments where id = ${paymentId}) order by id for update`.execute(
    db,
  );
  const { rows } = await sql<LockedRefund>`
    select payments.reservation_id, concat_ws(' ', users.firstname, users.lastname) as name,
      refunded_at is not null as is_done, refund_via is not null as is_under_way
    from payments
      join reservations on reservations.id = payments.reservation_id
      join users on users.id = reservations.user_id
    where payments.id = ${paymentId} and refund_reason is not null`.execute(db);
  return rows[0];
}
