import type { Role } from "@podium/shared/contracts/users";
import type { Generated } from "kysely";

export interface UsersTable {
  id: Generated<number>;
  firstname: string;
  lastname: string;
  /** Lower case; unique among the accounts that are not deleted. */
  email: string;
  number: string;
  role: Role;
  /** argon2id, encoded with its parameters. */
  passwordHash: string;
  /** Raised when tokens made before must stop working. */
  tokenVersion: Generated<number>;
  guest: Generated<boolean>;
  createdAt: Generated<Date>;
  deletedAt: Date | null;
  /** When a closed account is anonymized; null: it is already, or it is open. */
  forgetAfter: Generated<Date | null>;
}

export interface PasswordResetsTable {
  id: Generated<number>;
  /** Null for an unknown address: the request costs the same. */
  userId: number | null;
  tokenHash: Buffer | null;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}
