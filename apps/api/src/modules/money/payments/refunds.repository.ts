import type { OnlineRefundState, RefundReason } from "@podium/shared/contracts/refunds";
import { type ExpressionBuilder, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { PaymentRow } from "#database/tables/payments.ts";
import { refundSource } from "#database/money.sql.ts";
import { anyOf, type Db } from "#platform/data/database.ts";
import { accountOfRefund, cameBack, holderName } from "./refund-account.sql.ts";

/** Money that a volunteer received. Everything else in the table came through a provider. */
export const BY_HAND = ["transfer", "cash"] as const;
export type ByHand = (typeof BY_HAND)[number];

export interface Received {
  reservationId: number;
  provider: ByHand;
  cents: number;
  paidAt: Date;
  reason: RefundReason;
  bankTransactionId: number | null;
  surplusOfId?: number;
  refundOf?: number | null;
}

/** One of each transfer and surplus, one of a cancelled reservation. @returns its id; null: it exists already */
export async function insertReceived(db: Db, { cents, reason, ...money }: Received, now: Date): Promise<number | null> {
  const inserted = await db
    .insertInto("payments")
    .values({
      ...money,
      status: "PAID",
      amountCents: cents,
      paidCents: cents,
      refundReason: reason,
      createdAt: now,
      nextCheckAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id ?? null;
}

const isDue = (eb: ExpressionBuilder<Tables, "payments">) =>
  eb.and([eb("waivedAt", "is", null), eb("refundedAt", "is", null), eb("refundVia", "is", null)]);

/** Also for a waived refund. @param money.cents replaces a due refund's amount @returns undefined: none waits for it */
export async function setSource(
  db: Db,
  { reservationId, transactionId, cents }: { reservationId: number; transactionId: number; cents: number },
): Promise<{ id: number; cents: number } | undefined> {
  return db
    .updateTable("payments")
    .set((eb) => ({
      bankTransactionId: transactionId,
      amountCents: eb.case().when(isDue(eb)).then(cents).else(eb.ref("amountCents")).end(),
      paidCents: eb.case().when(isDue(eb)).then(cents).else(eb.ref("paidCents")).end(),
    }))
    .where("reservationId", "=", reservationId)
    .where("provider", "=", "transfer")
    .where((eb) => eb.or([eb("refundReason", "=", "RESERVATION_CANCELLED"), eb("waivedAt", "is not", null)]))
    .where("bankTransactionId", "is", null)
    .where("refundOf", "is", null)
    .returning((eb) => ["id", eb.fn.coalesce("paidCents", "amountCents").as("cents")])
    .executeTakeFirst();
}

export type RefundRow = PaymentRow & {
  cameBy: string;
  cameByRef: string | null;
  payer: string | null;
  onlineState: OnlineRefundState | null;
  onlineError: string | null;
  elsewhere: boolean | null;
  iban: string | null;
  holder: string;
  /** Whether the last payment to that account came back */
  cameBack: boolean;
  fileId: number | null;
};

const refundRows = (db: Db) =>
  db
    .selectFrom("payments")
    .leftJoin("bankTransactions", (join) =>
      join.on("bankTransactions.id", "=", (eb) => eb.fn.coalesce("payments.bankTransactionId", "payments.surplusOfId")),
    )
    .leftJoin("onlineRefunds", "onlineRefunds.paymentId", "payments.id")
    .leftJoin(accountOfRefund.as("refundAccounts"), (join) => join.onTrue())
    .innerJoin("reservations", "reservations.id", "payments.reservationId")
    .innerJoin("users", "users.id", "reservations.userId")
    .leftJoin("payments as source", "source.id", "payments.refundOf")
    .leftJoin("refundFileLines", (join) =>
      join.onRef("refundFileLines.paymentId", "=", "payments.id").on("refundFileLines.state", "<>", "OUT"),
    )
    .selectAll("payments")
    .select((eb) => [
      eb.fn.coalesce("source.provider", "payments.provider").as("cameBy"),
      eb.fn.coalesce("source.providerRef", "payments.providerRef").as("cameByRef"),
    ])
    .select(["refundFileLines.fileId", "refundAccounts.iban", holderName.as("holder"), cameBack.as("cameBack")])
    .select("bankTransactions.name as payer")
    .select(["onlineRefunds.state as onlineState", "onlineRefunds.error as onlineError", "onlineRefunds.elsewhere"])
    .where("payments.refundReason", "is not", null);

export function findRefunds(db: Db): Promise<RefundRow[]> {
  return refundRows(db)
    .orderBy(sql`payments.refunded_at is not null`)
    .orderBy("payments.paidAt", "desc")
    .orderBy("payments.id", "desc")
    .limit(500)
    .execute();
}

export function findRefundsOf(db: Db, ids: readonly number[]): Promise<RefundRow[]> {
  return refundRows(db).where("payments.id", "=", anyOf(ids)).orderBy("payments.id").execute();
}

export function findGivenUp(db: Db, reservationId: number): Promise<RefundRow[]> {
  return refundRows(db)
    .where("payments.reservationId", "=", reservationId)
    .where("payments.refundReason", "=", "SEATS_GIVEN_UP")
    .where("payments.voucherId", "is", null)
    .orderBy("payments.id")
    .execute();
}

export function findRefund(db: Db, id: number): Promise<RefundRow | undefined> {
  return refundRows(db).where("payments.id", "=", id).executeTakeFirst();
}

/** @param provider the current one @returns the online payment through which a part can be refunded; null: none */
export async function findSource(
  db: Db,
  { reservationId, cents }: { reservationId: number; cents: number },
  provider: string | null,
): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select ${refundSource(sql`${reservationId}::int`, sql`${cents}::int`, provider)} as id`.execute(db);
  return rows[0]?.id ?? null;
}

export async function markRefunded(db: Db, id: number, at: Date): Promise<boolean> {
  const marked = await db
    .updateTable("payments")
    .set({ refundedAt: at })
    .where("id", "=", id)
    .where("refundReason", "is not", null)
    .where("refundedAt", "is", null)
    .where("refundVia", "is", null)
    .returning("id")
    .executeTakeFirst();
  return marked !== undefined;
}

export async function setVoucher(db: Db, id: number, voucherId: number): Promise<void> {
  await db.updateTable("payments").set({ voucherId }).where("id", "=", id).execute();
}

export async function sumGivenAsVoucher(db: Db, reservationId: number): Promise<number> {
  const { cents } = await db
    .selectFrom("payments")
    .where("reservationId", "=", reservationId)
    .where("refundReason", "=", "RESERVATION_CANCELLED")
    .where("voucherId", "is not", null)
    .select(sql<number>`coalesce(sum(coalesce(paid_cents, amount_cents)), 0)::int`.as("cents"))
    .executeTakeFirstOrThrow();
  return cents;
}

export interface MovedMoney {
  voucherCents: number;
  dueCents: number;
}

/** Sums the money of the reservation's last move to seats that cost less. */
export async function sumMoved(db: Db, reservationId: number): Promise<MovedMoney> {
  const cents = sql`coalesce(paid_cents, amount_cents)`;
  return db
    .selectFrom("payments")
    .where("reservationId", "=", reservationId)
    .where("refundReason", "=", "SEATS_MOVED")
    .where(sql<boolean>`created_at >= all (
      select moved_at from seat_moves where reservation_id = ${reservationId} and from_seat_id <> to_seat_id)`)
    .select([
      sql<number>`coalesce(sum(${cents}) filter (where voucher_id is not null), 0)::int`.as("voucherCents"),
      sql<number>`coalesce(sum(${cents}) filter (where refunded_at is null), 0)::int`.as("dueCents"),
    ])
    .executeTakeFirstOrThrow();
}

/** Makes the online payment of a cancelled reservation a refund due. @returns its id; null: there was none */
export async function markRefundsDue(db: Db, reservationId: number): Promise<number | null> {
  const marked = await db
    .updateTable("payments")
    .set({ refundReason: "RESERVATION_CANCELLED" })
    .where("reservationId", "=", reservationId)
    .where("status", "=", "PAID")
    .where("refundReason", "is", null)
    .returning("id")
    .executeTakeFirst();
  return marked?.id ?? null;
}

/** Whether an online payment of the reservation itself is open; one for other seats does not count. */
export async function hasOpenPayment(db: Db, reservationId: number): Promise<boolean> {
  const open = await db
    .selectFrom("payments")
    .where("reservationId", "=", reservationId)
    .where("status", "in", ["CREATED", "OPEN"])
    .where("pendingMoveId", "is", null)
    .select("id")
    .executeTakeFirst();
  return open !== undefined;
}

/** Money that came too late for other seats is not for the reservation. */
export async function findHeldMoney(db: Db, id: number): Promise<{ payments: number; transfers: number }> {
  const { rows } = await sql<{ payments: number; transfers: number }>`
    select (select count(*)::int from payments
        where reservation_id = ${id} and status = 'PAID' and refunded_at is null
          and (pending_move_id is null or refund_reason is null)) as payments,
      (select count(*)::int from bank_transactions where reservation_id = ${id} and kind <> 'RETURNED') as transfers`.execute(
    db,
  );
  return rows[0] ?? { payments: 0, transfers: 0 };
}

export async function findDue(db: Db, reservationId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("payments")
    .where("reservationId", "=", reservationId)
    .where("refundReason", "=", "RESERVATION_CANCELLED")
    .where("refundedAt", "is", null)
    .select("id")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks all refunds of a reservation, waived ones too, against a payment at the same time. */
export async function lockMoney(db: Db, reservationId: number): Promise<void> {
  await sql`
    select from payments where reservation_id = ${reservationId}
      and (refund_reason is not null or waived_at is not null) order by id for update`.execute(db);
}

/** Makes waived refunds due again. Call it with the reservation locked. @returns the refund's id; undefined: none */
export async function reopen(db: Db, reservationId: number): Promise<number | undefined> {
  await db
    .updateTable("payments")
    .set({ refundReason: "RESERVATION_CANCELLED", waivedAt: null })
    .where("reservationId", "=", reservationId)
    .where("waivedAt", "is not", null)
    .execute();
  const noted = await db
    .selectFrom("payments")
    .where("reservationId", "=", reservationId)
    .where("refundReason", "=", "RESERVATION_CANCELLED")
    .select("id")
    .orderBy("id")
    .executeTakeFirst();
  return noted?.id;
}

/** Waives all refunds of the reservation, which must be locked. @returns false, nothing changed: some went back */
export async function waive(db: Db, reservationId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select refunded_at is null and refund_via is null as is_free from payments
    where reservation_id = ${reservationId} and refund_reason = 'RESERVATION_CANCELLED' for update`.execute(db);
  if (rows.some(({ isFree }) => !isFree)) return false;
  await db
    .updateTable("payments")
    .set({ refundReason: null, waivedAt: now })
    .where("reservationId", "=", reservationId)
    .where("refundReason", "=", "RESERVATION_CANCELLED")
    .execute();
  return true;
}
