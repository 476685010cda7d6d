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
  }: Required<Pick<Updateable<UsersTable>, "firstname" | "lastname" | "email" | "number" | "language">>,
): Promise<boolean> {
  const row = await db
    .updateTable("users")
    .set({ firstname, lastname, email, number, language, pendingEmail: null, anonymousNetwork: null })
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
