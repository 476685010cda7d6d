import type { OnlinePaymentStatus } from "@podium/shared/contracts/payments";
import type { RefundReason } from "@podium/shared/contracts/refunds";
import { sql } from "kysely";
import { BY_HAND } from "./refunds.repository.ts";
import type { PaymentRow, PaymentStatus } from "#database/tables/payments.ts";
import type { Db } from "#platform/data/database.ts";

interface NewPayment {
  reservationId: number;
  provider: string;
  createdAt: Date;
  nextCheckAt: Date;
  /** Absent: paid by the visitor, on the provider's page. `by`: the volunteer. */
  terminal?: { id: string; name: string; by: number };
}

export const ONE_OPEN_CONSTRAINT = "payments_one_open";

/** Waits for changes of the reservation. @returns undefined: nothing due @throws violation of ONE_OPEN_CONSTRAINT */
export function insertPayment(
  db: Db,
  { reservationId, provider, createdAt, nextCheckAt, terminal }: NewPayment,
): Promise<PaymentRow | undefined> {
  return db
    .insertInto("payments")
    .columns([
      "reservationId",
      "provider",
      "amountCents",
      "status",
      "createdAt",
      "nextCheckAt",
      "terminalId",
      "terminalName",
      "terminalBy",
    ])
    .expression((eb) =>
      eb
        .selectFrom("reservations")
        .select(["id", sql<string>`${provider}::text`.as("provider"), "totalCents", sql.lit("CREATED").as("status")])
        .select([
          sql<Date>`${createdAt}::timestamptz`.as("createdAt"),
          sql<Date>`${nextCheckAt}::timestamptz`.as("next"),
        ])
        .select([
          sql<string | null>`${terminal?.id ?? null}::text`.as("terminal"),
          sql<string | null>`${terminal?.name ?? null}::text`.as("terminalName"),
          sql<number | null>`${terminal?.by ?? null}::int`.as("terminalBy"),
        ])
        .where("id", "=", reservationId)
        .where("status", "=", "PENDING")
        .forShare(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** @returns undefined when the move has ended @throws as `insertPayment` */
export function insertMovePayment(
  db: Db,
  { pendingMoveId, ...payment }: Omit<NewPayment, "reservationId" | "terminal"> & { pendingMoveId: number },
): Promise<PaymentRow | undefined> {
  const { provider, createdAt, nextCheckAt } = payment;
  return db
    .insertInto("payments")
    .columns(["reservationId", "provider", "amountCents", "status", "createdAt", "nextCheckAt", "pendingMoveId"])
    .expression((eb) =>
      eb
        .selectFrom("pendingMoves")
        .select(["reservationId", sql<string>`${provider}::text`.as("provider"), "dueCents"])
        .select([
          sql.lit("CREATED").as("status"),
          sql<Date>`${createdAt}::timestamptz`.as("createdAt"),
          sql<Date>`${nextCheckAt}::timestamptz`.as("next"),
          "id",
        ])
        .where("id", "=", pendingMoveId)
        .where("endedAt", "is", null)
        .where("expiresAt", ">", createdAt)
        .forShare(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** `checkoutUrl`: null at a terminal, but for the page of a test payment. */
export type ProviderPage = { providerRef: string; checkoutUrl: string | null };

/** Also when a sweep gave it up (FAILED, no reference). @returns false: another status @throws as `insertPayment` */
export async function markOpen(db: Db, id: number, page: ProviderPage): Promise<boolean> {
  const opened = await db
    .updateTable("payments")
    .set({ ...page, status: "OPEN" })
    .where("id", "=", id)
    .where((eb) =>
      eb.or([eb("status", "=", "CREATED"), eb.and([eb("status", "=", "FAILED"), eb("providerRef", "is", null)])]),
    )
    .returning("id")
    .executeTakeFirst();
  return opened !== undefined;
}

/** Whether a payment begun since then has no reference here, so that only the provider may know it */
export async function hasUnreferenced(db: Db, provider: string, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom("payments")
    .select("id")
    .where("provider", "=", provider)
    .where("providerRef", "is", null)
    .where("createdAt", ">", since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores the reference of a payment whose creation was never recorded. @returns undefined when it has one */
export function recordRef(db: Db, id: number, provider: string, providerRef: string): Promise<PaymentRow | undefined> {
  return db
    .updateTable("payments")
    .set({ providerRef })
    .where("id", "=", id)
    .where("provider", "=", provider)
    .where("providerRef", "is", null)
    .returningAll()
    .executeTakeFirst();
}

type EndStatus = Exclude<OnlinePaymentStatus, "OPEN">;

/** Allowed transitions: money can still arrive for a payment that ended without it */
const predecessors = {
  FAILED: ["CREATED", "OPEN"],
  CANCELLED: ["CREATED", "OPEN"],
  EXPIRED: ["CREATED", "OPEN"],
  PAID: ["CREATED", "OPEN", "FAILED", "CANCELLED", "EXPIRED"],
} as const satisfies Record<EndStatus, readonly PaymentStatus[]>;

/** @returns false when the payment may not get this status from its present one */
export async function changeStatus(
  db: Db,
  id: number,
  status: EndStatus,
  details: Partial<Pick<PaymentRow, "paidAt" | "paidCents">> = {},
): Promise<boolean> {
  const changed = await db
    .updateTable("payments")
    .set({ ...details, status })
    .where("id", "=", id)
    .where("status", "in", predecessors[status])
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

export async function setRefundReason(db: Db, id: number, reason: RefundReason): Promise<void> {
  await db.updateTable("payments").set({ refundReason: reason }).where("id", "=", id).execute();
}

export function findPayment(db: Db, id: number): Promise<PaymentRow | undefined> {
  return db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findPaymentByRef(db: Db, provider: string, ref: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("provider", "=", provider)
    .where("providerRef", "=", ref)
    .executeTakeFirst();
}

/** Finds the newest online payment. @param pendingMoveId of this pending move; null: of the reservation itself */
export function findLatestPayment(
  db: Db,
  reservationId: number,
  pendingMoveId: number | null = null,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("reservationId", "=", reservationId)
    .where("pendingMoveId", "is not distinct from", pendingMoveId)
    .where("provider", "not in", BY_HAND)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The next check: after 15 seconds, doubling up to an hour */
const nextCheck = (now: Date) =>
  sql<Date>`${now}::timestamptz + make_interval(secs => least(15 * power(2, least(payments.checks, 10)), 3600))`;

/** Claims, so that two processes never check the same payment. */
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

export async function failUnopened(db: Db, before: Date): Promise<void> {
  await db
    .updateTable("payments")
    .set({ status: "FAILED" })
    .where("status", "=", "CREATED")
    .where("createdAt", "<", before)
    .execute();
}
