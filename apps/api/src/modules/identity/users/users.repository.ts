import type { ListQuery } from "@podium/shared/contracts/common";
import type { Guest } from "@podium/shared/contracts/box-office";
import { FIRST_LANGUAGE } from "@podium/shared/words/languages";
import { KEPT } from "@podium/shared/site/retention";
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from "kysely";
import type { UsersTable } from "#database/tables/users.ts";
import { anyOf, containing, countAll, type Db } from "#platform/data/database.ts";
import { hasWords, isNumber } from "#platform/data/folded-search.ts";
import { ERASED_PERSON } from "#platform/data/erased-person.ts";
import { type List, readPage, toPageRequest } from "#platform/http/pagination.ts";

/** Columns of a user, never the password's hash. */
const COLUMNS = ["id", "firstname", "lastname", "email", "number", "role"] as const;
export type User = Pick<Selectable<UsersTable>, (typeof COLUMNS)[number]>;

export type SignIn = Pick<Selectable<UsersTable>, "id" | "role" | "passwordHash">;

const PAGE_SIZE = 25;
/** Period after a show: late mails still need the address, and the show its guests. */
const ANONYMIZE_AFTER = sql`make_interval(days => ${KEPT.closedAccounts.days})`;

const openAccounts = (db: Db) => db.selectFrom("users").where("deletedAt", "is", null);
/** Accounts of users who gave their name; the anonymous ones are soon deleted, and not listed. */
const namedAccounts = (db: Db) => openAccounts(db).where("anonymousNetwork", "is", null);

export function findUser(db: Db, id: number) {
  return openAccounts(db)
    .select([
      ...COLUMNS,
      "language",
      "createdAt",
      "passwordHash",
      "pendingEmail",
      "emailVerifiedAt",
      "anonymousNetwork",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function findSignIn(db: Db, email: string): Promise<SignIn | undefined> {
  // Postgres refuses NUL in texts.
  if (email.includes("\0")) return undefined;
  return openAccounts(db)
    .select(["id", "role", "passwordHash"])
    .where("email", "=", email)
    .where("repeatGuest", "=", false)
    .executeTakeFirst();
}

/** @throws a unique violation when an open account has the address */
export function insertUser(db: Db, user: Insertable<UsersTable>): Promise<User> {
  return db.insertInto("users").values(user).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** Inserts an account that is closed from the start: it cannot sign in and is in no list. */
export async function insertGuest(db: Db, { firstname, lastname, email, number }: Guest, at: Date): Promise<number> {
  const name = { firstname, lastname, email: email ?? "", number: number ?? "" };
  const closed = { role: "USER", passwordHash: "", guest: true, createdAt: at, deletedAt: at } as const;
  return (await insertUser(db, { ...name, ...closed })).id;
}

export async function updateGuest(db: Db, id: number, guest: Guest): Promise<boolean> {
  const { firstname, lastname, email, number } = guest;
  const updated = await db
    .updateTable("users")
    .set({ firstname, lastname, email: email ?? "", number: number ?? "" })
    .where("id", "=", id)
    .where("guest", "=", true)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

export async function isGuest(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom("users").select("guest").where("id", "=", id).executeTakeFirst();
  return row?.guest ?? false;
}

/** `hasPassword` is also true for volunteers: mailed links never sign them in. @returns null: a box-office guest */
export async function findSignInMethod(db: Db, id: number): Promise<{ email: string; hasPassword: boolean } | null> {
  const row = await db
    .selectFrom("users")
    .select(["guest", "email", "role", "passwordHash"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row || row.guest) return null;
  return { email: row.email, hasPassword: row.passwordHash !== "" || row.role !== "USER" };
}

/** @throws a unique violation for a known address */
export function updateUser(db: Db, id: number, fields: Updateable<UsersTable>): Promise<User | undefined> {
  return db
    .updateTable("users")
    .set(fields)
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Locks until the session is stored, so that a simultaneous change of the password ends or refuses it. */
export function lockWithPassword(db: Db, id: number, passwordHash: string) {
  return openAccounts(db)
    .select(["id", "role"])
    .where("id", "=", id)
    .where("passwordHash", "=", passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Replaces the password, and removes a pending address: a stranger who knew the password may have entered it. */
export async function replacePassword(db: Db, id: number, passwordHash: string): Promise<void> {
  await db.updateTable("users").set({ passwordHash, pendingEmail: null }).where("id", "=", id).execute();
}

/** Only one of two simultaneous changes applies. @returns undefined when the password differs by now */
export function changePassword(db: Db, from: { id: number; passwordHash: string }, passwordHash: string) {
  return db
    .updateTable("users")
    .set({ passwordHash, pendingEmail: null })
    .where("id", "=", from.id)
    .where("deletedAt", "is", null)
    .where("passwordHash", "=", from.passwordHash)
    .returning(["id", "role"])
    .executeTakeFirst();
}

/** Takes over conditionally: a password that an administrator chose meanwhile stays. */
export async function takeOverAsAdmin(db: Db, found: SignIn, at: Date): Promise<boolean> {
  const row = await db
    .updateTable("users")
    .set({ role: "ADMIN", emailVerifiedAt: at })
    .where("id", "=", found.id)
    .where("deletedAt", "is", null)
    .where((eb) => eb.or([eb("role", "<>", "ADMIN"), eb("passwordHash", "=", found.passwordHash)]))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function fillInNumber(db: Db, id: number, number: string): Promise<void> {
  await db.updateTable("users").set({ number }).where("id", "=", id).where("number", "=", "").execute();
}

/** Makes simultaneous calls wait for each other until the end of the transaction. */
export async function lockFirstAdmin(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('first administrator', 0))`.execute(db);
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await openAccounts(db).select("id").where("role", "=", "ADMIN").limit(1).executeTakeFirst();
  return row !== undefined;
}

const roleName = sql<string>`role || case role when 'DOOR' then ' onthaal' when 'BOX_OFFICE' then ' kassa' when 'ADMIN' then ' beheerder' else '' end`;

const SORTED_BY: Partial<Record<(typeof COLUMNS)[number], RawBuilder<unknown>>> = {
  firstname: sql`folded(firstname)`,
  lastname: sql`folded_lastname`,
};

function searched(db: Db, search: string) {
  if (search === "") return namedAccounts(db);
  // Postgres refuses NUL in texts.
  if (search.includes("\0")) return namedAccounts(db).where(sql<boolean>`false`);
  const pattern = containing(search);
  return namedAccounts(db).where((eb) =>
    eb.or([
      eb(sql<string>`id::text`, "like", pattern),
      hasWords(sql`folded_text`, search),
      isNumber(sql`number`, search),
      eb(roleName, "ilike", pattern),
    ]),
  );
}

export function listUsers(db: Db, query: ListQuery): Promise<List<User>> {
  const page = toPageRequest(query, { columns: COLUMNS, pageSize: PAGE_SIZE });
  const found = searched(db, page?.search ?? "");
  const { column, direction } = page?.sort ?? { column: "id", direction: "asc" };
  const rows = found
    .select(COLUMNS)
    .orderBy(SORTED_BY[column] ?? sql.ref(column), direction)
    .orderBy("id");
  return page ? readPage(page, rows, found.select(countAll().as("total"))) : rows.execute();
}

/** Locks in one order, so that the second of two administrators who close each other's account waits. */
export function lockWithAdmins(db: Db, id: number) {
  return namedAccounts(db)
    .select(["id", "role", "email", "emailVerifiedAt", "firstname", "lastname", "number"])
    .where((eb) => eb.or([eb("id", "=", id), eb("role", "=", "ADMIN")]))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

export async function lockForUpdate(db: Db, id: number): Promise<boolean> {
  const row = await openAccounts(db).select("id").where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
  return row !== undefined;
}

export function lockOpen(db: Db, id: number): Promise<{ emailVerifiedAt: Date | null } | undefined> {
  return openAccounts(db).select("emailVerifiedAt").where("id", "=", id).forShare().executeTakeFirst();
}

/** Closes an account; name and address stay until a day after the last show with paid tickets. @returns these */
export async function closeAccount(db: Db, id: number, now: Date) {
  return db
    .updateTable("users")
    .set((eb) => ({
      deletedAt: now,
      number: "",
      passwordHash: "",
      pendingEmail: null,
      forgetAfter: sql<Date>`greatest(${now}::timestamptz, ${eb
        .selectFrom("reservations")
        .innerJoin("shows", "shows.id", "reservations.showId")
        .where("reservations.userId", "=", id)
        .where("reservations.status", "=", "CONFIRMED")
        .select((show) => show.fn.max("shows.startsAt").as("last"))}) + ${ANONYMIZE_AFTER}`,
    }))
    .where("id", "=", id)
    .returning(["firstname", "lastname", "email"])
    .executeTakeFirstOrThrow();
}

/** Anonymizes due accounts, unless a show moved to later since. @returns them, with the addresses that they had */
export async function anonymizeDue(db: Db, now: Date) {
  const due = await db
    .selectFrom("users")
    .where("forgetAfter", "<=", now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("reservations")
            .innerJoin("shows", "shows.id", "reservations.showId")
            .whereRef("reservations.userId", "=", "users.id")
            .where("reservations.status", "=", "CONFIRMED")
            .where(sql<boolean>`shows.starts_at + ${ANONYMIZE_AFTER} > ${now}`)
            .select("reservations.id"),
        ),
      ),
    )
    .select(["id", "email", "emailVerifiedAt"])
    .forUpdate()
    .execute();
  await db
    .updateTable("users")
    .set({ ...ERASED_PERSON, passwordHash: "", emailVerifiedAt: null, provedBefore: false, forgetAfter: null })
    .set({ language: FIRST_LANGUAGE })
    .where("id", "=", anyOf(due.map(({ id }) => id)))
    .execute();
  return due;
}
