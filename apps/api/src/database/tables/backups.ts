import type { ColumnType, Generated } from "kysely";

export interface BackupsTable {
  id: Generated<number>;
  /** The moment of the data in it. */
  takenAt: Date;
  bytes: ColumnType<string, number>;
  fileName: string;
  version: string;
}

/** Accounts that the restored backup still has open, although they were closed since. */
export interface AccountsToCloseTable {
  userId: number;
}
