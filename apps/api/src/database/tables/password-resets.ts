import type { Generated } from "kysely";

/** One request for a link to choose a new password. */
export interface PasswordResetsTable {
  id: Generated<number>;
  /** Null when nobody has the address that was given: the request then costs the same and comes to nothing. */
  userId: number | null;
  /** SHA-256 of the link's token; the token itself is nowhere. */
  tokenHash: Buffer | null;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}
