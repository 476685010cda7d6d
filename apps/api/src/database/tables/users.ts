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
  password_hash: string;
  /** Raised when tokens made before must stop working. */
  token_version: Generated<number>;
  /** Somebody without an account, for whom a volunteer reserved; never open. */
  guest: Generated<boolean>;
  created_at: Generated<Date>;
  deleted_at: Date | null;
  /** From when on name and address of a closed account are no longer needed; null: forgotten already, or open. */
  forget_after: Generated<Date | null>;
}
