import type { RefundReason } from "@podium/shared/contracts/online-payments";
import { sql } from "kysely";
import type { PaymentRow, PaymentStatus } from "#database/tables/payments.ts";
import type { Db } from "#platform/database.ts";

export const ONE_OPEN_CONSTRAINT = "payments_one_open";

/** @throws a unique violation of ONE_OPEN_CONSTRAINT when the reservation has an open payment */
export function insertPayment(
  db: Db,
  payment: { reservationId: number; provider: string; amountCents: number; createdAt: Date; nextCheckAt: Date },
): Promise<PaymentRow> {
  return db
    .insertInto("payments")
    .values({
      reservationId: payment.reservationId,
      provider: payment.provider,
      providerRef: null,
      status: "CREATED",
      amountCents: payment.amountCents,
      checkoutUrl: null,
      createdAt: payment.createdAt,
      nextCheckAt: payment.nextCheckAt,
      paidAt: null,
      paidCents: null,
      refundReason: null,
      refundedAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The provider knows it now; of two that say so the first counts, and both mean the same payment there. */
export async function markOpen(db: Db, id: number, at: { ref: string; checkoutUrl: string }): Promise<void> {
  await db
    .updateTable("payments")
    .set({ status: "OPEN", providerRef: at.ref, checkoutUrl: at.checkoutUrl })
    .where("id", "=", id)
    .where("status", "=", "CREATED")
    .execute();
}

export function findPayment(db: Db, id: number): Promise<PaymentRow | undefined> {
  return db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The same, waiting for whoever is changing it now. */
export function lockPayment(db: Db, id: number): Promise<PaymentRow> {
  return db.selectFrom("payments").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
}

export function findPaymentByRef(db: Db, provider: string, ref: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("provider", "=", provider)
    .where("providerRef", "=", ref)
    .executeTakeFirst();
}

export function findLatestPayment(db: Db, reservationId: number): Promise<PaymentRow | undefined> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("reservationId", "=", reservationId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function setStatus(db: Db, id: number, status: Exclude<PaymentStatus, "PAID">): Promise<void> {
  await db.updateTable("payments").set({ status }).where("id", "=", id).execute();
}

export async function markPaid(
  db: Db,
  id: number,
  paid: { at: Date; cents: number; refund: RefundReason | null },
): Promise<void> {
  await db
    .updateTable("payments")
    .set({ status: "PAID", paidAt: paid.at, paidCents: paid.cents, refundReason: paid.refund })
    .where("id", "=", id)
    .execute();
}

/** The pause after the nth question: 15 seconds, doubling up to an hour. */
const nextCheck = (now: Date) =>
  sql<Date>`${now}::timestamptz + make_interval(secs => least(15 * power(2, least(payments.checks, 10)), 3600))`;

/** Takes open payments whose turn it is to be asked about, and sets their next turn, so that two processes never ask for the same. */
export function claimDueChecks(db: Db, provider: string, now: Date, limit: number): Promise<PaymentRow[]> {
  const due = db
    .selectFrom("payments")
    .select("id")
    .where("status", "=", "OPEN")
    .where("provider", "=", provider)
    .where("nextCheckAt", "<=", now)
    .orderBy("nextCheckAt")
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return db
    .with("due", () => due)
    .updateTable("payments")
    .from("due")
    .set((eb) => ({ checks: eb("payments.checks", "+", 1), nextCheckAt: nextCheck(now) }))
    .whereRef("payments.id", "=", "due.id")
    .returningAll("payments")
    .execute();
}

/** Payments that the provider never answered for: nobody was sent there, so nobody can pay them. */
export async function endUnanswered(db: Db, before: Date): Promise<void> {
  await db
    .updateTable("payments")
    .set({ status: "FAILED" })
    .where("status", "=", "CREATED")
    .where("createdAt", "<", before)
    .execute();
}

/** Money to pay back: what is still open first, then the newest. */
export function findRefunds(db: Db): Promise<PaymentRow[]> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("refundReason", "is not", null)
    .orderBy(sql`refunded_at is not null`)
    .orderBy("paidAt", "desc")
    .orderBy("id", "desc")
    .limit(500)
    .execute();
}

/** @returns undefined when this payment is not to be paid back, or was already */
export function markRefunded(db: Db, id: number, at: Date): Promise<PaymentRow | undefined> {
  return db
    .updateTable("payments")
    .set({ refundedAt: at })
    .where("id", "=", id)
    .where("refundReason", "is not", null)
    .where("refundedAt", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** What was paid for a reservation that ended afterwards must go back. */
export async function markRefundsDue(db: Db, reservationId: number): Promise<void> {
  await db
    .updateTable("payments")
    .set({ refundReason: "RESERVATION_CLOSED" })
    .where("reservationId", "=", reservationId)
    .where("status", "=", "PAID")
    .where("refundReason", "is", null)
    .execute();
}
