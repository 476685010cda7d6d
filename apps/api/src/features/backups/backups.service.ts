import type { Db, Transaction } from "#platform/database.ts";
import * as repository from "./backups.repository.ts";

export type BackupsService = ReturnType<typeof createBackupsService>;

export function createBackupsService({ db }: { db: Db }) {
  return {
    /** Time of the last backup that was read back and found whole; null: there never was one. */
    lastGoodAt: (): Promise<Date | null> => repository.findLastGood(db),

    record: (backup: repository.GoodBackup) => repository.insertGood(db, backup),

    /** Their files are gone. */
    forget: (fileNames: readonly string[]) => repository.deleteOf(db, fileNames),

    /** Open in the backup that was restored, though closed since. */
    accountsToClose: (): Promise<number[]> => repository.findAccountsToClose(db),

    closedAgain: (transaction: Transaction, userId: number) => repository.deleteAccountToClose(transaction.db, userId),
  };
}
