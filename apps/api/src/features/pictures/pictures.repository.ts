import { anyOf, type Db } from "#platform/database.ts";

/** Those that are there. */
export const findPictures = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom("pictures")
    .select(["id", "width", "height", "sizes", "madeAt"])
    .where("id", "=", anyOf(ids))
    .where("removedAt", "is", null)
    .execute();
