import type { Db, Transaction } from "#platform/data/database.ts";
import * as repository from "./backups.repository.ts";

export type BackupsService = ReturnType<typeof createBackupsService>;

export function createBackupsService({ db }: { db: Db }) {
  return {
    /** Time of the last backup that was read back and found complete; null: there never was one. */
    lastGoodAt: (): Promise<Date | null> => repository.findLastGood(db),

    record: (backup: repository.GoodBackup) => repository.insertGood(db, backup),

    /** Deletes the rows of backups whose files are deleted. */
    forget: (fileNames: readonly string[]) => repository.deleteOf(db, fileNames),

    /** Returns accounts that are open in the restored backup, but were closed after it. */
    accountsToClose: (): Promise<number[]> => repository.findAccountsToClose(db),

    closedAgain: (transaction: Transaction, userId: number) => repository.deleteAccountToClose(transaction.db, userId),
  };
}
