import type { Insertable } from "kysely";
import type { SecurityNoticesTable } from "#database/tables/second-step.ts";
import type { Db } from "#platform/database.ts";

export async function insertNotice(db: Db, notice: Insertable<SecurityNoticesTable>): Promise<number> {
  const { id } = await db.insertInto("securityNotices").values(notice).returning("id").executeTakeFirstOrThrow();
  return id;
}

export function findNotice(db: Db, id: number) {
  return db
    .selectFrom("securityNotices")
    .innerJoin("users", "users.id", "securityNotices.userId")
    .where("securityNotices.id", "=", id)
    .where("users.deletedAt", "is", null)
    .select((eb) => eb.fn.coalesce("securityNotices.email", "users.email").as("email"))
    .select(["users.firstname", "securityNotices.what", "securityNotices.at", "securityNotices.linkId"])
    .executeTakeFirst();
}
