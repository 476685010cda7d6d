import type { OwnData } from "@podium/shared/contracts/own-account";
import { sql } from "kysely";
import type { Db } from "#platform/database.ts";

/** A name must stand there; this one is nobody's. */
const FORGOTTEN = {
  firstname: "Verwijderde",
  lastname: "gebruiker",
  email: "",
  number: "",
  password_hash: "",
} as const;
/** Mails of the last moment still have to find their reader, and a show its guests. */
const KEPT_AFTERWARDS = sql`interval '1 day'`;

/** What a living account knows of itself. */
export function findOwnRow(db: Db, userId: number) {
  return db
    .selectFrom("users")
    .where("id", "=", userId)
    .where("deleted_at", "is", null)
    .select(["id", "firstname", "lastname", "email", "number", "role", "created_at", "password_hash"])
    .executeTakeFirst();
}

/** The codes that somebody's reservations were made with, by reservation. */
export async function findOwnCodes(db: Db, userId: number): Promise<Map<number, string | null>> {
  const rows = await db
    .selectFrom("reservations")
    .where("user_id", "=", userId)
    .select(["id", "ticket_code"])
    .execute();
  return new Map(rows.map((row) => [row.id, row.ticket_code]));
}

/** The online payments of somebody's reservations, oldest first. */
export async function findOwnPayments(db: Db, userId: number): Promise<OwnData["onlinePayments"]> {
  const rows = await db
    .selectFrom("payments")
    .innerJoin("reservations", "reservations.id", "payments.reservation_id")
    .where("reservations.user_id", "=", userId)
    .orderBy("payments.id")
    .select([
      "payments.reservation_id",
      "payments.status",
      "payments.amount_cents",
      "payments.created_at",
      "payments.paid_at",
      "payments.refunded_at",
    ])
    .execute();
  return rows.map((row) => ({
    reservationId: row.reservation_id,
    status: row.status,
    amount: row.amount_cents / 100,
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    refundedAt: row.refunded_at?.toISOString() ?? null,
  }));
}

/**
 * What goes at once when an account closes: telephone number, password, links to choose a new one. Name and address go
 * a day later, or a day after the last show that this person has paid tickets for.
 */
export async function beginToForget(db: Db, userId: number, now: Date): Promise<void> {
  await db.deleteFrom("password_resets").where("user_id", "=", userId).execute();
  await db
    .updateTable("users")
    .set((eb) => ({
      number: "",
      password_hash: "",
      forget_after: sql<Date>`greatest(${now}::timestamptz, ${eb
        .selectFrom("reservations")
        .innerJoin("shows", "shows.id", "reservations.show_id")
        .where("reservations.user_id", "=", userId)
        .where("reservations.status", "=", "CONFIRMED")
        .select((show) => show.fn.max("shows.starts_at").as("last"))}) + ${KEPT_AFTERWARDS}`,
    }))
    .where("id", "=", userId)
    .execute();
}

/** Takes the name and address out of every closed account whose time has come. */
export async function forgetDue(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("users")
    .set({ ...FORGOTTEN, forget_after: null })
    .where("forget_after", "<=", now)
    .execute();
}
