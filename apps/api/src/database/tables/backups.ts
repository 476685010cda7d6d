import type { ColumnType, Generated } from "kysely";

/** Each was read back and found whole. */
export interface BackupsTable {
  id: Generated<number>;
  /** The moment that it shows. */
  takenAt: Date;
  bytes: ColumnType<string, number>;
  fileName: string;
  version: string;
}

/** Open in the backup that was restored, though closed since. */
export interface AccountsToCloseTable {
  userId: number;
}
