import { sql } from "kysely";
import { anyOf, type Db } from "#platform/data/database.ts";

export interface GoodBackup {
  takenAt: Date;
  bytes: number;
  fileName: string;
  version: string;
}

/** Finds the last backup. Ignores times in the future, from a clock that was ahead: all are the database's time. */
export async function findLastGood(db: Db): Promise<Date | null> {
  const { at } = await db
    .selectFrom("backups")
    .select(({ fn }) => fn.max("takenAt").as("at"))
    .where("takenAt", "<=", sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return at;
}

export const insertGood = (db: Db, backup: GoodBackup) => db.insertInto("backups").values(backup).execute();

export const deleteOf = (db: Db, fileNames: readonly string[]) =>
  db.deleteFrom("backups").where("fileName", "=", anyOf(fileNames)).execute();

export async function findAccountsToClose(db: Db): Promise<number[]> {
  const rows = await db.selectFrom("accountsToClose").select("userId").orderBy("userId").execute();
  return rows.map(({ userId }) => userId);
}

export const deleteAccountToClose = (db: Db, userId: number) =>
  db.deleteFrom("accountsToClose").where("userId", "=", userId).execute();
