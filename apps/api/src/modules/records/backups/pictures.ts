import type { Readable } from "node:stream";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import { originalOf } from "#platform/files/picture-store.ts";
import { sentenceOf } from "./backup-failures.ts";
import { type BackedUpPicture, createMeter } from "./backup-file.ts";
import { readTables } from "./catalog.ts";

type Db = Kysely<Tables>;

const hasPictures = async (db: Db): Promise<boolean> => (await readTables(db)).some(({ name }) => name === "pictures");

/** @throws Error when the store does not have the original */
export async function openOriginal(store: FileStore, id: number): Promise<Readable> {
  const stored = await store.get(originalOf(id));
  if (!stored) throw new Error(`The original of picture ${id} is not in the store.`);
  return stored.content;
}

/** Leaves out missing pictures, so that the database is backed up while the store is away. `missing` null: none */
export async function describePictures(
  db: Db,
  store: FileStore,
): Promise<{ pictures: BackedUpPicture[]; missing: string | null }> {
  const pictures: BackedUpPicture[] = [];
  if (!(await hasPictures(db))) return { pictures, missing: null };
  const ids = await db.selectFrom("pictures").where("removedAt", "is", null).select("id").orderBy("id").execute();
  let why = "The store does not have them.";
  for (const { id } of ids) {
    try {
      const stored = await store.get(originalOf(id));
      if (!stored) continue;
      const meter = createMeter();
      for await (const _ of meter.of(stored.content));
      const { bytes, sha256 } = meter.result();
      pictures.push({ id, bytes, sha256 });
    } catch (error) {
      why = sentenceOf(error);
      break;
    }
  }
  const lost = ids.length - pictures.length;
  return { pictures, missing: lost > 0 ? `${lost} of ${ids.length} pictures are not in this backup: ${why}` : null };
}

export interface LeftPicture {
  id: number;
  width: number;
  height: number;
  sizes: number[];
  createdAt: Date;
}

export const readPictures = async (db: Db): Promise<LeftPicture[]> =>
  (await hasPictures(db))
    ? db.selectFrom("pictures").select(["id", "width", "height", "sizes", "createdAt"]).execute()
    : [];

export async function followPictures(db: Db, before: readonly LeftPicture[]): Promise<void> {
  await sql`update pictures set made_at = null, make_after = now(), make_attempts = 0`.execute(db);
  for (const picture of before)
    await sql`
      insert into pictures (id, width, height, sizes, created_at, make_after, removed_at)
      values (${picture.id}, ${picture.width}, ${picture.height}, ${picture.sizes}, ${picture.createdAt}, now(), now())
      on conflict (id) do nothing`.execute(db);
}
