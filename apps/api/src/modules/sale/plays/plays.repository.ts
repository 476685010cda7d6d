import { sql } from "kysely";
import slugify from "@sindresorhus/slugify";
import { playIsPublished } from "#database/shows.sql.ts";
import { countAll, type Db } from "#platform/data/database.ts";

export type PlayRow = Awaited<ReturnType<typeof findPlays>>[number];

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

/** Claims a slug that is the play's own or that no play has or had. @returns false when it is another play's */
export async function claimSlug(db: Db, slug: string, playId: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into play_slugs as existing (slug, play_id, is_current) values (${slug}, ${playId}, true)
    on conflict (slug) do update set is_current = true where existing.play_id = excluded.play_id`.execute(db);
  return numAffectedRows > 0n;
}

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

/** Leaves room for a number after the slug */
const MAX_LENGTH = 90;

export function slugOf(title: string): string {
  const slug = slugify(title).slice(0, MAX_LENGTH).replace(/-+$/, "");
  return slug || "stuk";
}

/** Whether a slug is the base, with or without a number for a second play of that title */
const isOf = (slug: string, base: string): boolean =>
  slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)));

/** Claims the first slug that no other play has or had; a constraint decides between two plays at once. */
async function claimFreeSlug(db: Db, base: string, playId: number): Promise<string> {
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (await claimSlug(db, slug, playId)) return slug;
  }
}

export const claimFirstSlug = (db: Db, playId: number, title: string): Promise<string> =>
  claimFreeSlug(db, slugOf(title), playId);

/** @param wasSeen whether links to the present slug may exist, which then leads to the play for ever */
export async function followTitle(
  db: Db,
  { playId, title, wasSeen }: { playId: number; title: string; wasSeen: boolean },
): Promise<string> {
  const base = slugOf(title);
  const current = await currentSlug(db, playId);
  if (current !== undefined && isOf(current, base)) return current;
  await (wasSeen ? retireSlug : dropSlug)(db, playId);
  return claimFreeSlug(db, base, playId);
}
