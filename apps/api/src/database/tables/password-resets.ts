import type { Generated } from "kysely";

export interface PasswordResetsTable {
  id: Generated<number>;
  /** Null for an unknown address: the request costs the same. */
  userId: number | null;
  tokenHash: Buffer | null;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}
