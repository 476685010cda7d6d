import type { Role } from "@podium/shared/contracts/users";
import { sql } from "kysely";
import type { Db } from "#platform/database.ts";

/** A name is required; this one is nobody's. */
const FORGOTTEN = {
  firstname: "Verwijderde",
  lastname: "gebruiker",
  email: "",
  number: "",
  passwordHash: "",
} as const;
/** Mails of the last moment still need their address, and a show its guests. */
const REMEMBERED_AFTERWARDS = sql`interval '1 day'`;

/**
 * Locks an account that is not closed together with all administrators, ordered by id: of two administrators who close each
 * other's account at once, the second waits and sees what the first did.
 */
export async function lockWithAdmins(db: Db, id: number): Promise<Array<{ id: number; role: Role }>> {
  return db
    .selectFrom("users")
    .select(["id", "role"])
    .where("deletedAt", "is", null)
    .where((eb) => eb.or([eb("id", "=", id), eb("role", "=", "ADMIN")]))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** Keeps an account from being closed until the transaction ends. False: it is closed already. */
export async function lockOpen(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Closes an account. Telephone number, password and links to choose a new one go at once; name and address a day later, or a
 * day after the last show that this person has paid tickets for.
 * @returns the name and address that it had
 */
export async function closeAccount(
  db: Db,
  id: number,
  now: Date,
): Promise<{ firstname: string; lastname: string; email: string }> {
  await db.deleteFrom("passwordResets").where("userId", "=", id).execute();
  return db
    .updateTable("users")
    .set((eb) => ({
      deletedAt: now,
      tokenVersion: eb("tokenVersion", "+", 1),
      number: "",
      passwordHash: "",
      forgetAfter: sql<Date>`greatest(${now}::timestamptz, ${eb
        .selectFrom("reservations")
        .innerJoin("shows", "shows.id", "reservations.showId")
        .where("reservations.userId", "=", id)
        .where("reservations.status", "=", "CONFIRMED")
        .select((show) => show.fn.max("shows.startsAt").as("last"))}) + ${REMEMBERED_AFTERWARDS}`,
    }))
    .where("id", "=", id)
    .returning(["firstname", "lastname", "email"])
    .executeTakeFirstOrThrow();
}

/** Removes name and address from every closed account whose time has come. */
export async function forgetDue(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("users")
    .set({ ...FORGOTTEN, forgetAfter: null })
    .where("forgetAfter", "<=", now)
    .execute();
}
