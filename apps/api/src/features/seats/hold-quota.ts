import { MAX_CART_SEATS } from "@podium/shared/contracts/seats";
import { PausedError } from "#platform/http-errors.ts";
import { createLimiter } from "#platform/limiter.ts";
import type { RedisConnections } from "#platform/redis.ts";
import type { SeatChange } from "./seats.repository.ts";

/** Counted from the first released seat. */
const FULL_CARTS = 2;
/** The specification's hold (section 9); a shorter one must not lower the quota. */
const USUAL_HOLD_SECONDS = 900;
const WINDOW_SECONDS = 2 * 3600;

export type HoldQuota = ReturnType<typeof createHoldQuota>;

/** Limits abandoned holds: a released seat costs the seconds for which it was held. */
export function createHoldQuota(options: {
  redis: Pick<RedisConnections, "limits">;
  enabled: boolean;
  prefix: string;
  holdSeconds: number;
}) {
  if (!options.enabled) return { check: async () => undefined, charge: () => undefined };
  const allowedSeconds = FULL_CARTS * MAX_CART_SEATS * Math.max(options.holdSeconds, USUAL_HOLD_SECONDS);
  const limiter = createLimiter(options.redis, {
    prefix: options.prefix,
    name: "hold-quota",
    points: allowedSeconds,
    seconds: WINDOW_SECONDS,
  });

  return {
    /** @throws DomainError HOLDS_PAUSED */
    async check(userId: number): Promise<void> {
      const spent = await limiter.get(String(userId));
      if (!spent || spent.consumedPoints < allowedSeconds) return;
      throw new PausedError("HOLDS_PAUSED", Math.max(1, Math.ceil(spent.msBeforeNext / 60_000)) * 60);
    },

    /** Never fails. */
    charge(userId: number, givenBack: ReadonlyArray<Pick<SeatChange, "heldSince">>, now: Date): void {
      const milliseconds = givenBack.reduce(
        (sum, { heldSince }) => sum + (heldSince ? Math.max(0, now.getTime() - heldSince.getTime()) : 0),
        0,
      );
      const seconds = Math.round(milliseconds / 1000);
      if (seconds === 0) return;
      void limiter.count(String(userId), seconds);
    },
  };
}
