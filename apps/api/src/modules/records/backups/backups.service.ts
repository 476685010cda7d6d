import { sql } from "kysely";
import { anyOf, type Db, type Transaction } from "#platform/data/database.ts";

interface GoodBackup {
  takenAt: Date;
  bytes: number;
  fileName: string;
  version: string;
}

export type BackupsService = ReturnType<typeof createBackupsService>;

export function createBackupsService({ db }: { db: Db }) {
  return {
    /** Null: no backup was ever complete. Ignores times in the future, from a clock that was ahead. */
    async lastGoodAt(): Promise<Date | null> {
      const { at } = await db
        .selectFrom("backups")
        .select(({ fn }) => fn.max("takenAt").as("at"))
        .where("takenAt", "<=", sql<Date>`now()`)
        .executeTakeFirstOrThrow();
      return at;
    },

    record: (backup: GoodBackup) => db.insertInto("backups").values(backup).execute(),

    forget: (fileNames: readonly string[]) =>
      db.deleteFrom("backups").where("fileName", "=", anyOf(fileNames)).execute(),

    async accountsToClose(): Promise<number[]> {
      const rows = await db.selectFrom("accountsToClose").select("userId").orderBy("userId").execute();
      return rows.map(({ userId }) => userId);
    },

    closedAgain: (transaction: Transaction, userId: number) =>
      transaction.db.deleteFrom("accountsToClose").where("userId", "=", userId).execute(),
  };
}
