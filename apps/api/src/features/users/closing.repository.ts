import type { Role } from "@podium/shared/contracts/users";
import { sql } from "kysely";
import type { Db } from "#platform/database.ts";

const FORGOTTEN = {
  firstname: "Verwijderde",
  lastname: "gebruiker",
  email: "",
  number: "",
  passwordHash: "",
} as const;
/** Late mails still need the address, and a show its guests. */
const REMEMBERED_AFTERWARDS = sql`interval '1 day'`;

/** Ordered locks: of two administrators who close each other's account the second waits. */
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

/** @returns false when it is closed already */
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

/** Name and address stay until a day after the last show with paid tickets. @returns them */
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

export async function anonymizeDue(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("users")
    .set({ ...FORGOTTEN, forgetAfter: null })
    .where("forgetAfter", "<=", now)
    .execute();
}
