import { type RawBuilder, sql } from "kysely";
import { anyOf, type Db } from "#platform/data/database.ts";

/** Whether this content names the picture as one that it uses (`usedPictureSchema`) */
const isNamedIn = (written: RawBuilder<unknown>): RawBuilder<boolean> => sql`pictures.id in (
  select (used ->> 'id')::numeric
  from (${written}) as written, jsonb_path_query(content, 'strict $.** ? (exists (@.alt) && exists (@.focus))') as used)`;

const versions = sql`select content from document_versions`;
const isPublished = isNamedIn(versions);
const isUsed = isNamedIn(sql`select draft as content from documents union all ${versions}`);

export interface Served {
  id: number;
  sizes: number[];
  isPublished: boolean;
}

export const findPictures = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom("pictures")
    .select(["id", "width", "height", "sizes", "madeAt"])
    .where("id", "=", anyOf(ids))
    .where("removedAt", "is", null)
    .execute();

/** Pictures that are removed or not made yet are left out. */
export async function findServed(db: Db, ids: readonly number[]): Promise<Served[]> {
  const { rows } = await sql<Served>`
    select id, sizes, ${isPublished} as is_published from pictures
    where id = any(${[...ids]}) and removed_at is null and made_at is not null`.execute(db);
  return rows;
}

/** Inserts a picture as removed, until its original is stored. */
export async function insertPicture(
  db: Db,
  picture: { width: number; height: number; sizes: number[]; createdBy: number },
  now: Date,
): Promise<number> {
  const row = await db
    .insertInto("pictures")
    .values({ ...picture, createdAt: now, madeAt: null, makeAfter: now, unusedSince: now, removedAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Makes a stored picture visible. @returns false when it was deleted, since storing took too long */
export async function showPicture(db: Db, id: number): Promise<boolean> {
  const row = await db
    .updateTable("pictures")
    .set({ removedAt: null })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export const findToMake = (db: Db, { now, limit }: { now: Date; limit: number }) =>
  db
    .selectFrom("pictures")
    .select(["id", "makeAttempts as attempt"])
    .where("madeAt", "is", null)
    .where("removedAt", "is", null)
    .where("makeAfter", "<=", now)
    .orderBy("makeAfter")
    .orderBy("id")
    .limit(limit)
    .execute();

/** @param until no other process makes it before @returns undefined when another does, or it is made or removed */
export const claimToMake = (db: Db, id: number, { now, until }: { now: Date; until: Date }) =>
  db
    .updateTable("pictures")
    .set((eb) => ({ makeAfter: until, makeAttempts: eb("makeAttempts", "+", 1) }))
    .where("id", "=", id)
    .where("madeAt", "is", null)
    .where("removedAt", "is", null)
    .where("makeAfter", "<=", now)
    .returning(["id", "sizes"])
    .executeTakeFirst();

export const setMade = (db: Db, id: number, now: Date) =>
  db
    .updateTable("pictures")
    .set({ madeAt: now })
    .where("id", "=", id)
    .where("madeAt", "is", null)
    .where("removedAt", "is", null)
    .execute();

export async function removeUnused(db: Db, { now, unusedBefore }: { now: Date; unusedBefore: Date }): Promise<void> {
  await sql`
    update pictures set unused_since = case when unused_since is null then ${now}::timestamptz end
    where removed_at is null and (unused_since is null) <> (${isUsed})`.execute(db);
  await sql`
    update pictures set removed_at = ${now}
    where removed_at is null and unused_since < ${unusedBefore} and not (${isUsed})`.execute(db);
}

export const findRemoved = (db: Db, removedBefore: Date) =>
  db.selectFrom("pictures").select(["id", "sizes"]).where("removedAt", "<", removedBefore).orderBy("id").execute();

export const deletePicture = (db: Db, id: number) =>
  db.deleteFrom("pictures").where("id", "=", id).where("removedAt", "is not", null).execute();
