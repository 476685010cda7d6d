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
  /** Somebody without an account, for whom a volunteer reserved; never open. */
  guest: Generated<boolean>;
  createdAt: Generated<Date>;
  deletedAt: Date | null;
  /** From when on name and address of a closed account are no longer needed; null: forgotten already, or open. */
  forgetAfter: Generated<Date | null>;
}
