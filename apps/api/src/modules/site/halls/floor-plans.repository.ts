import type { Db } from "#platform/data/database.ts";

export interface Picture {
  contentType: string;
  image: Buffer;
}

export async function storePicture(db: Db, hallId: number, picture: Picture): Promise<void> {
  await db
    .insertInto("hallFloorPlans")
    .values({ hallId, ...picture })
    .onConflict((conflict) => conflict.column("hallId").doUpdateSet(picture))
    .execute();
}

export function findPicture(db: Db, hallId: number): Promise<Picture | undefined> {
  return db
    .selectFrom("hallFloorPlans")
    .where("hallId", "=", hallId)
    .select(["contentType", "image"])
    .executeTakeFirst();
}

/** @returns false when there is no picture */
export async function deletePicture(db: Db, hallId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("hallFloorPlans").where("hallId", "=", hallId).executeTakeFirst();
  return numDeletedRows > 0n;
}
