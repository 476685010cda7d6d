import type { OwnData } from "@podium/shared/contracts/own-account";
import { sql } from "kysely";
import type { Db } from "#platform/database.ts";

/** A name must stand there; this one is nobody's. */
const FORGOTTEN = {
  firstname: "Verwijderde",
  lastname: "gebruiker",
  email: "",
  number: "",
  passwordHash: "",
} as const;
/** Mails of the last moment still have to find their reader, and a show its guests. */
const KEPT_AFTERWARDS = sql`interval '1 day'`;

/** What a living account knows of itself. */
export function findOwnRow(db: Db, userId: number) {
  return db
    .selectFrom("users")
    .where("id", "=", userId)
    .where("deletedAt", "is", null)
    .select(["id", "firstname", "lastname", "email", "number", "role", "createdAt", "passwordHash"])
    .executeTakeFirst();
}

/** The codes that somebody's reservations were made with, by reservation. */
export async function findOwnCodes(db: Db, userId: number): Promise<Map<number, string | null>> {
  const rows = await db.selectFrom("reservations").where("userId", "=", userId).select(["id", "ticketCode"]).execute();
  return new Map(rows.map((row) => [row.id, row.ticketCode]));
}

/** The online payments of somebody's reservations, oldest first. */
export async function findOwnPayments(db: Db, userId: number): Promise<OwnData["onlinePayments"]> {
  const rows = await db
    .selectFrom("payments")
    .innerJoin("reservations", "reservations.id", "payments.reservationId")
    .where("reservations.userId", "=", userId)
    .orderBy("payments.id")
    .select([
      "payments.reservationId",
      "payments.status",
      "payments.amountCents",
      "payments.createdAt",
      "payments.paidAt",
      "payments.refundedAt",
    ])
    .execute();
  return rows.map((row) => ({
    reservationId: row.reservationId,
    status: row.status,
    amount: row.amountCents / 100,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    refundedAt: row.refundedAt?.toISOString() ?? null,
  }));
}

/**
 * What goes at once when an account closes: telephone number, password, links to choose a new one. Name and address go
 * a day later, or a day after the last show that this person has paid tickets for.
 */
export async function beginToForget(db: Db, userId: number, now: Date): Promise<void> {
  await db.deleteFrom("passwordResets").where("userId", "=", userId).execute();
  await db
    .updateTable("users")
    .set((eb) => ({
      number: "",
      passwordHash: "",
      forgetAfter: sql<Date>`greatest(${now}::timestamptz, ${eb
        .selectFrom("reservations")
        .innerJoin("shows", "shows.id", "reservations.showId")
        .where("reservations.userId", "=", userId)
        .where("reservations.status", "=", "CONFIRMED")
        .select((show) => show.fn.max("shows.startsAt").as("last"))}) + ${KEPT_AFTERWARDS}`,
    }))
    .where("id", "=", userId)
    .execute();
}

/** Takes the name and address out of every closed account whose time has come. */
export async function forgetDue(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("users")
    .set({ ...FORGOTTEN, forgetAfter: null })
    .where("forgetAfter", "<=", now)
    .execute();
}
