import type { ListQuery } from "@podium/shared/contracts/common";
import type { Guest } from "@podium/shared/contracts/box-office";
import type { Role } from "@podium/shared/contracts/users";
import { type Selectable, sql } from "kysely";
import type { UsersTable } from "#database/tables/users.ts";
import { containing, countAll, type Db } from "#platform/database.ts";

/** Never the password's hash. */
const COLUMNS = ["id", "firstname", "lastname", "email", "number", "role"] as const;
export type User = Pick<Selectable<UsersTable>, (typeof COLUMNS)[number]>;

export type AccountState = Pick<Selectable<UsersTable>, "id" | "role" | "tokenVersion">;

interface ProfileFields {
  firstname: string;
  lastname: string;
  email: string;
  number: string;
}

interface NewAccount extends ProfileFields {
  role: Role;
  passwordHash: string;
  at: Date;
}

/** In the order of the ids; null where there is none. */
export async function findAccountStates(db: Db, ids: readonly number[]): Promise<Array<AccountState | null>> {
  const rows = await db
    .selectFrom("users")
    .select(["id", "role", "tokenVersion"])
    .where("id", "in", [...new Set(ids)])
    .where("deletedAt", "is", null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

export function findUser(db: Db, id: number): Promise<(User & { createdAt: Date; passwordHash: string }) | undefined> {
  return db
    .selectFrom("users")
    .select([...COLUMNS, "createdAt", "passwordHash"])
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
}

export async function findSignIn(
  db: Db,
  email: string,
): Promise<(AccountState & { passwordHash: string }) | undefined> {
  // Postgres refuses NUL in texts.
  if (email.includes("\0")) return undefined;
  return db
    .selectFrom("users")
    .select(["id", "role", "tokenVersion", "passwordHash"])
    .where("email", "=", email)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
}

/** @throws a unique violation when an open account has the address */
export async function insertUser(db: Db, { passwordHash, at, ...fields }: NewAccount): Promise<User> {
  return db
    .insertInto("users")
    .values({ ...fields, passwordHash, createdAt: at })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function isGuest(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom("users").select("guest").where("id", "=", id).executeTakeFirst();
  return row?.guest ?? false;
}

/** A row closed from the start: it cannot sign in and is in no list. */
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

/** @param fields `role` left out stays as it is @throws a unique violation for a known address */
export function updateUser(db: Db, id: number, fields: ProfileFields & { role?: Role }): Promise<User | undefined> {
  return db
    .updateTable("users")
    .set(fields)
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Invalidates earlier tokens. */
export async function takeOverAsAdmin(db: Db, id: number, passwordHash: string): Promise<void> {
  await db
    .updateTable("users")
    .set((eb) => ({ role: "ADMIN", passwordHash, tokenVersion: eb("tokenVersion", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

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

export function listAll(db: Db): Promise<User[]> {
  return db.selectFrom("users").select(COLUMNS).where("deletedAt", "is", null).orderBy("id").execute();
}

export type SortField = (typeof COLUMNS)[number];

export function isSortField(name: string): name is SortField {
  return COLUMNS.some((column) => column === name);
}

function searched(db: Db, search: string | undefined) {
  const living = db.selectFrom("users").where("deletedAt", "is", null);
  if (!search) return living;
  // Postgres refuses NUL in texts.
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

export async function listPage(
  db: Db,
  query: Pick<ListQuery, "search"> & { page: number; pageSize: number; sort: SortField; descending: boolean },
): Promise<{ items: User[]; total: number }> {
  const { search, page, pageSize, sort, descending } = query;
  const found = searched(db, search);
  const items = await found
    .select(COLUMNS)
    .orderBy(sort, descending ? "desc" : "asc")
    .orderBy("id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await found.select(countAll().as("total")).executeTakeFirstOrThrow();
  return { items, total };
}
