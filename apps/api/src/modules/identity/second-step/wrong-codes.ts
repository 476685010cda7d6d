import type { Database } from "#platform/data/database.ts";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import { createLimiter } from "#platform/data/limiter.ts";
import type { RedisConnections } from "#platform/data/redis.ts";
import type { SecurityNoticesService } from "#modules/records/mails/security-notices.service.ts";
import * as repository from "./second-step.repository.ts";

const WRONG_CODES_BEFORE_NOTICE = 5;
const HOUR = 3600;
const DAY = 24 * HOUR;

export type WrongCodes = ReturnType<typeof createWrongCodes>;

/** Notifies the owner, at most once a day, of wrong codes after a right password: somebody else knows it. */
export function createWrongCodes(deps: {
  database: Database;
  clock: Clock;
  redis: Pick<RedisConnections, "limits">;
  prefix: string;
  securityNotices: Pick<SecurityNoticesService, "sendUnlessSince">;
}) {
  const { database, clock, securityNotices } = deps;
  const options = { prefix: deps.prefix, name: "wrong codes", points: WRONG_CODES_BEFORE_NOTICE, seconds: HOUR };
  const limiter = createLimiter(deps.redis, options);

  return {
    /** Call for a network where the account never signed in; elsewhere the owner is probably mistyping. */
    async count(userId: number): Promise<void> {
      const { consumedPoints } = await limiter.count(String(userId));
      if (consumedPoints < WRONG_CODES_BEFORE_NOTICE) return;
      await database.transact(async (transaction) => {
        if (!(await repository.lockAccount(transaction.db, userId))) return;
        const notice = { userId, what: "WRONG_CODES" } as const;
        await securityNotices.sendUnlessSince(transaction, notice, plusSeconds(clock.now(), -DAY));
      });
    },
  };
}
