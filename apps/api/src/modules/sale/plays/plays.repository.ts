import { sql } from "kysely";
import { playIsPublished } from "#database/shows.sql.ts";
import { countAll, type Db } from "#platform/data/database.ts";

export type PlayRow = Awaited<ReturnType<typeof findPlays>>[number];

/** @param only this play @returns the plays, last changed first */
export function findPlays(db: Db, only?: number) {
  return db
    .selectFrom("plays")
    .innerJoin("playSlugs", (join) =>
      join.onRef("playSlugs.playId", "=", "plays.id").on("playSlugs.isCurrent", "=", true),
    )
    .innerJoin("documents", "documents.id", "plays.documentId")
    .select(["plays.id", "plays.documentId", "playSlugs.slug"])
    .select((eb) => [
      eb
        .selectFrom("shows")
        .whereRef("shows.playId", "=", "plays.id")
        .select(countAll().as("shows"))
        .$asScalar()
        .$notNull()
        .as("shows"),
    ])
    .$if(only !== undefined, (query) => query.where("plays.id", "=", only ?? 0))
    .orderBy("documents.changedAt", "desc")
    .orderBy("plays.id", "desc")
    .execute();
}

export async function insertPlay(db: Db, documentId: number, now: Date): Promise<number> {
  const { id } = await db
    .insertInto("plays")
    .values({ documentId, createdAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Finds former slugs of published plays, with their present ones. */
export function findOldSlugs(db: Db) {
  return db
    .selectFrom("playSlugs as old")
    .innerJoin("playSlugs as current", "current.playId", "old.playId")
    .innerJoin("plays", "plays.id", "old.playId")
    .where("old.isCurrent", "=", false)
    .where("current.isCurrent", "=", true)
    .where(playIsPublished)
    .select(["old.slug", "current.slug as current"])
    .execute();
}

/** Takes a slug that is the play's own or that no play has or had. @returns false when it is another play's */
export async function takeSlug(db: Db, slug: string, playId: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into play_slugs as taken (slug, play_id, is_current) values (${slug}, ${playId}, true)
    on conflict (slug) do update set is_current = true where taken.play_id = excluded.play_id`.execute(db);
  return numAffectedRows > 0n;
}

/** Keeps the present slug as a former one, which leads to the play from now on. */
export async function retireSlug(db: Db, playId: number): Promise<void> {
  await db
    .updateTable("playSlugs")
    .set({ isCurrent: false })
    .where("playId", "=", playId)
    .where("isCurrent", "=", true)
    .execute();
}

/** Deletes the present slug, which no visitor has seen. */
export async function dropSlug(db: Db, playId: number): Promise<void> {
  await db.deleteFrom("playSlugs").where("playId", "=", playId).where("isCurrent", "=", true).execute();
}

export async function currentSlug(db: Db, playId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("playSlugs")
    .where("playId", "=", playId)
    .where("isCurrent", "=", true)
    .select("slug")
    .executeTakeFirst();
  return row?.slug;
}
