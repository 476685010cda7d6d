import type { ListQuery } from "@podium/shared/contracts/common";
import type { Guest } from "@podium/shared/contracts/desk";
import type { Role, User } from "@podium/shared/contracts/users";
import { type Selectable, sql } from "kysely";
import type { UsersTable } from "#database/tables/users.ts";
import type { Db } from "#platform/database.ts";
import { containing } from "#platform/like-pattern.ts";

/** What everybody may see of an account who may see it at all; never the password's hash. */
const COLUMNS = ["id", "firstname", "lastname", "email", "number", "role"] as const;
type Profile = Pick<Selectable<UsersTable>, (typeof COLUMNS)[number]>;

/** What decides on access. */
export type Standing = Pick<Selectable<UsersTable>, "id" | "role" | "tokenVersion">;

export interface ProfileFields {
  firstname: string;
  lastname: string;
  email: string;
  number: string;
}

export interface NewAccount extends ProfileFields {
  role: Role;
  passwordHash: string;
  at: Date;
}

function toUser(row: Profile): User {
  return { ...row, username: `${row.firstname} ${row.lastname}` };
}

/** What living accounts may do now, in the order of the ids; null where there is none. */
export async function findStandings(db: Db, ids: readonly number[]): Promise<Array<Standing | null>> {
  const rows = await db
    .selectFrom("users")
    .select(["id", "role", "tokenVersion"])
    .where("id", "in", [...new Set(ids)])
    .where("deletedAt", "is", null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

export async function findUser(db: Db, id: number): Promise<User | null> {
  const row = await db
    .selectFrom("users")
    .select(COLUMNS)
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  return row ? toUser(row) : null;
}

export async function findSignIn(db: Db, email: string): Promise<(Standing & { passwordHash: string }) | undefined> {
  // Postgres has no NUL in texts: nobody has such an address, and asking would be an error.
  if (email.includes("\0")) return undefined;
  return db
    .selectFrom("users")
    .select(["id", "role", "tokenVersion", "passwordHash"])
    .where("email", "=", email)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
}

/** @throws a unique violation when a living account has the address */
export async function insertUser(db: Db, { passwordHash, at, ...fields }: NewAccount): Promise<User> {
  const row = await db
    .insertInto("users")
    .values({ ...fields, passwordHash, createdAt: at })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return toUser(row);
}

/** Whether this is somebody without an account, for whom a volunteer reserved. */
export async function isGuest(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom("users").select("guest").where("id", "=", id).executeTakeFirst();
  return row?.guest ?? false;
}

/** A row that was closed from the start: it signs nobody in and is in no list of accounts. */
export async function insertGuest(db: Db, { firstname, lastname, email, number }: Guest, at: Date): Promise<number> {
  const guest = {
    firstname,
    lastname,
    email: email ?? "",
    number: number ?? "",
    role: "USER",
    passwordHash: "",
    guest: true,
  } as const;
  const row = await db
    .insertInto("users")
    .values({ ...guest, createdAt: at, deletedAt: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * @param fields `role` left out stays as it is
 * @throws a unique violation when another living account has the address
 */
export async function updateUser(db: Db, id: number, fields: ProfileFields & { role?: Role }): Promise<User | null> {
  const row = await db
    .updateTable("users")
    .set(fields)
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ? toUser(row) : null;
}

/** Makes an account an administrator with a new password; tokens made before stop working. */
export async function takeOverAsAdmin(db: Db, id: number, passwordHash: string): Promise<void> {
  await db
    .updateTable("users")
    .set((eb) => ({ role: "ADMIN", passwordHash, tokenVersion: eb("tokenVersion", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Gives an account a number that has none. */
export async function fillInNumber(db: Db, id: number, number: string): Promise<void> {
  await db.updateTable("users").set({ number }).where("id", "=", id).where("number", "=", "").execute();
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "ADMIN")
    .where("deletedAt", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns the account as it was */
export async function markDeleted(db: Db, id: number, at: Date): Promise<User> {
  const row = await db
    .updateTable("users")
    .set((eb) => ({ deletedAt: at, tokenVersion: eb("tokenVersion", "+", 1) }))
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return toUser(row);
}

/**
 * Locks a living account together with all administrators until the transaction ends, in one order, so that two
 * administrators who end each other wait for each other and the second sees what the first did.
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

/** Keeps a living account from being closed until the transaction ends. False: it is closed already. */
export async function lockLiving(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function listAll(db: Db): Promise<User[]> {
  const rows = await db.selectFrom("users").select(COLUMNS).where("deletedAt", "is", null).orderBy("id").execute();
  return rows.map(toUser);
}

export type SortField = (typeof COLUMNS)[number];

export function isSortField(name: string): name is SortField {
  return COLUMNS.some((column) => column === name);
}

/** The accounts of which id, a name, the address or the role contains the search text, whatever its case. */
function searched(db: Db, search: string | undefined) {
  const living = db.selectFrom("users").where("deletedAt", "is", null);
  if (!search) return living;
  // Postgres has no NUL in texts, so none is lost by asking for one.
  if (search.includes("\0")) return living.where(sql<boolean>`false`);
  const pattern = containing(search);
  return living.where((eb) =>
    eb.or([
      eb(sql<string>`id::text`, "like", pattern),
      eb(sql<string>`firstname || ' ' || lastname`, "ilike", pattern),
      eb("email", "ilike", pattern),
      eb(sql<string>`role`, "ilike", pattern),
    ]),
  );
}

/** One page of the accounts and how many there are on all pages. */
export async function listPage(
  db: Db,
  query: Pick<ListQuery, "search"> & { page: number; pageSize: number; sort: SortField; descending: boolean },
): Promise<{ items: User[]; total: number }> {
  const { search, page, pageSize, sort, descending } = query;
  const found = searched(db, search);
  const rows = await found
    .select(COLUMNS)
    .orderBy(sort, descending ? "desc" : "asc")
    .orderBy("id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  return { items: rows.map(toUser), total: Number(total) };
}
