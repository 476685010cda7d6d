import type { SecurityNoticeKind } from "@podium/shared/contracts/mails";
import { type Insertable, sql } from "kysely";
import type { SecurityNoticesTable } from "#database/tables/second-step.ts";
import type { Db } from "#platform/data/database.ts";

export async function insertNotice(db: Db, notice: Insertable<SecurityNoticesTable>): Promise<number> {
  const { id } = await db.insertInto("securityNotices").values(notice).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Inserts a notice. @returns its id; undefined when there is one of its kind from after `since` */
export async function insertNoticeUnlessSince(
  db: Db,
  { userId, what, at }: { userId: number; what: SecurityNoticeKind; at: Date },
  since: Date,
): Promise<number | undefined> {
  const before = db
    .selectFrom("securityNotices")
    .select("id")
    .where("userId", "=", userId)
    .where("what", "=", what)
    .where("at", ">", since);
  const row = await db
    .insertInto("securityNotices")
    .columns(["userId", "what", "at"])
    .expression(
      db
        .selectNoFrom((eb) => [
          eb.val(userId).as("userId"),
          eb.val(what).as("what"),
          sql<Date>`${at}::timestamptz`.as("at"),
        ])
        .where(({ not, exists }) => not(exists(before))),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export function findAdministrators(db: Db) {
  return db
    .selectFrom("users")
    .where("role", "=", "ADMIN")
    .where("deletedAt", "is", null)
    .orderBy("id")
    .select(["id", "email"])
    .execute();
}

export function findNotice(db: Db, id: number) {
  return db
    .selectFrom("securityNotices")
    .innerJoin("users", "users.id", "securityNotices.userId")
    .where("securityNotices.id", "=", id)
    .where("users.deletedAt", "is", null)
    .select((eb) => eb.fn.coalesce("securityNotices.email", "users.email").as("email"))
    .select([
      "users.firstname",
      "users.language",
      "securityNotices.what",
      "securityNotices.at",
      "securityNotices.linkId",
      "securityNotices.accountWas",
      "securityNotices.accountIs",
    ])
    .executeTakeFirst();
}
