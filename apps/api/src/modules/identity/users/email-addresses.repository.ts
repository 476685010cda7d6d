import { sql, type Updateable } from "kysely";
import type { Db } from "#platform/data/database.ts";
import type { UsersTable } from "#database/tables/users.ts";

export function lockAddress(db: Db, userId: number) {
  return db
    .selectFrom("users")
    .select(["id", "email", "pendingEmail", "emailVerifiedAt", "provedBefore", "passwordHash"])
    .where("id", "=", userId)
    .where("deletedAt", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function isTaken(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("deletedAt", "is", null)
    .where("repeatGuest", "=", false)
    .executeTakeFirst();
  return row !== undefined;
}

/** Call after the address is set: a simultaneous change that freed it has committed by then, together with its link. */
export async function isReserved(db: Db, { email, userId }: { email: string; userId: number }, now: Date) {
  const row = await db
    .selectFrom("accountLinks")
    .select("id")
    .where("email", "=", email)
    .where("purpose", "=", "UNDO_EMAIL")
    .where("userId", "<>", userId)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** @throws a unique violation when an open account has the address */
export async function setAddress(
  db: Db,
  userId: number,
  address: { email?: string; pendingEmail: string | null; emailVerifiedAt: Date | null; provedBefore?: boolean },
): Promise<void> {
  // Once its address changes, a repeat guest's account becomes an ordinary one.
  const change = { ...address, ...(address.email !== undefined && { repeatGuest: false }) };
  await db.updateTable("users").set(change).where("id", "=", userId).execute();
}

/** Finds and locks an account without a password or a proved address: only its session gives access to it. */
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

/** Whether somebody bought without a password or passkey, and so knows of no account. An index refuses a second one. */
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

/** @returns false once the account has reserved @throws a unique violation when an open account has the address */
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

/**
 * Does nothing while a link can still give the address back to another account.
 * @throws a unique violation when somebody registers the address at the same moment
 */
export async function giveToRepeatGuest(db: Db, email: string, now: Date): Promise<void> {
  await sql`
    update users set repeat_guest = false
    where repeat_guest and deleted_at is null and id = (
      select id from users where email = ${email} and repeat_guest and deleted_at is null order by id limit 1
    ) and not exists (
      select from users other
      where other.email = ${email} and other.deleted_at is null and other.anonymous_network is null
        and not other.repeat_guest
    ) and not exists (
      select from account_links
      where account_links.email = ${email} and purpose = 'UNDO_EMAIL' and user_id <> users.id
        and account_links.used_at is null and expires_at > ${now}
    )`.execute(db);
}
