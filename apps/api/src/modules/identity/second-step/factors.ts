import type { Role } from "@podium/shared/contracts/roles";
import type { Logger } from "pino";
import type { Clock } from "#platform/process/clock.ts";
import type { Database } from "#platform/data/database.ts";
import { createAuthenticators } from "./authenticators.ts";
import { createChallenges } from "./challenges.ts";
import type { CodeQuota } from "./code-quota.ts";
import { createPasskeys } from "./passkeys.ts";
import { createRecoveryCodes, type Hashing } from "./recovery-codes.ts";
import { createSecretBox } from "./secret-box.ts";

export type Factors = ReturnType<typeof createFactors>;

export function createFactors(deps: {
  database: Database;
  clock: Clock;
  logger: Logger;
  hashing: Hashing;
  secret: string;
  publicUrl: string;
  siteName: () => string;
  codeQuota: CodeQuota;
  required: ReadonlySet<Role>;
}) {
  const { database, clock, codeQuota, required } = deps;
  const { db } = database;
  return {
    database,
    clock,
    codeQuota,
    required,
    challenges: createChallenges({ db, clock }),
    passkeys: createPasskeys({ ...deps, db }),
    authenticators: createAuthenticators({ ...deps, db, box: createSecretBox(deps.secret) }),
    recoveryCodes: createRecoveryCodes({ ...deps, db }),
  };
}
