import type { Updateable } from "kysely";
import type { UsersTable } from "#database/tables/users.ts";
import type { Db } from "#platform/database.ts";

/** An account that nobody has proved to be theirs: its session is all there is of it. Locks it. */
export function lockUnproved(db: Db, id: number): Promise<{ email: string } | undefined> {
  return db
    .selectFrom("users")
    .select("email")
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .where("role", "=", "USER")
    .where("passwordHash", "=", "")
    .where("emailVerifiedAt", "is", null)
    .where("provedBefore", "=", false)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Whether somebody bought with this address who has no account that they would know of: no password and no passkey. Of
 * two first purchases at once the unique index refuses one.
 */
export async function isOfGuest(db: Db, email: string, exceptId: number | null): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("deletedAt", "is", null)
    .where("repeatGuest", "=", false)
    .where("role", "=", "USER")
    .where("passwordHash", "=", "")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("passkeys").whereRef("passkeys.userId", "=", "users.id").select("passkeys.id"))),
    )
    .$if(exceptId !== null, (all) => all.where("id", "<>", exceptId))
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false once it has reserved @throws a unique violation when an open account has the address */
export async function fillIn(
  db: Db,
  id: number,
  {
    firstname,
    lastname,
    email,
    number,
    language,
    repeatGuest,
  }: Required<Pick<Updateable<UsersTable>, "firstname" | "lastname" | "email" | "number" | "language" | "repeatGuest">>,
): Promise<boolean> {
  const row = await db
    .updateTable("users")
    .set({ firstname, lastname, email, number, language, repeatGuest, pendingEmail: null, anonymousNetwork: null })
    .where("id", "=", id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("reservations").whereRef("reservations.userId", "=", "users.id").select("reservations.id")),
      ),
    )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
