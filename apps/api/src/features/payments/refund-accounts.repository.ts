import { sql } from "kysely";
import type { Db } from "#platform/database.ts";

export interface Account {
  reservationId: number;
  iban: string;
  /** Null: the guest's own; it is stored as it is now, as it goes when an account of the site is closed. */
  holder: string | null;
}

/** @returns whether it is another account, or in another name, than was known */
export async function saveAccount(
  db: Db,
  { reservationId, iban, holder }: Account & { holder: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into refund_accounts (reservation_id, iban, holder, given_at)
    values (${reservationId}, ${iban}, ${holder}, ${now})
    on conflict (reservation_id) do update set iban = excluded.iban, holder = excluded.holder, given_at = excluded.given_at
      where (refund_accounts.iban, refund_accounts.holder) is distinct from (excluded.iban, excluded.holder)
    returning reservation_id`.execute(db);
  return rows.length > 0;
}

/** From which account, and in whose name, a transfer paid the reservation: the last one, or this one. */
export async function findPayer(
  db: Db,
  reservationId: number,
  transactionId: number | null,
): Promise<{ iban: string; holder: string } | undefined> {
  return db
    .selectFrom("bankTransactions")
    .where("reservationId", "=", reservationId)
    .where("kind", "<>", "RETURNED")
    .where("payerIban", "<>", "")
    .select(["payerIban as iban", "name as holder"])
    .orderBy(sql`id = ${transactionId}::int`, (order) => order.desc().nullsLast())
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/** Where none is known. @returns whether none was */
export async function addAccount(db: Db, account: Account, now: Date): Promise<boolean> {
  const added = await db
    .insertInto("refundAccounts")
    .values({ ...account, givenAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("reservationId")
    .executeTakeFirst();
  return added !== undefined;
}

/** Whether a file that waits for the bank pays some of the reservation's money. */
export async function isInOpenFile(db: Db, reservationId: number): Promise<boolean> {
  const { rows } = await sql`
    select from refund_file_lines line join payments on payments.id = line.payment_id
    where payments.reservation_id = ${reservationId} and line.state = 'OPEN' limit 1`.execute(db);
  return rows.length > 0;
}

export async function findIban(db: Db, reservationId: number): Promise<string | undefined> {
  const account = db.selectFrom("refundAccounts").where("reservationId", "=", reservationId);
  return (await account.select("iban").executeTakeFirst())?.iban;
}

export interface LockedRefund {
  reservationId: number;
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
    select reservation_id, refunded_at is not null as is_done, refund_via is not null as is_under_way
    from payments where id = ${paymentId} and refund_reason is not null`.execute(db);
  return rows[0];
}
