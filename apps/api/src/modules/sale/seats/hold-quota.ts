import { MAX_CART_SEATS } from "@podium/shared/contracts/seats";
import { DomainError, PausedError } from "#platform/process/domain-error.ts";
import { createBatchedLimiter } from "#platform/throughput/batched-limiter.ts";
import { networksOf } from "#platform/http/network.ts";
import type { RedisConnections } from "#platform/data/redis.ts";
import type { SeatChange } from "./seats.repository.ts";

/** Number of full carts in a window, which begins with the first released seat */
const FULL_CARTS = 2;
/** The specification's hold (section 9); a shorter one must not lower the quota. */
const USUAL_HOLD_SECONDS = 900;
/** Factor for all anonymous accounts from one network, compared with one account */
const NETWORK_FACTOR = 3;
const WINDOW_SECONDS = 2 * 3600;

const networkKey = (network: string): string => `network:${network}`;

export type HoldQuota = ReturnType<typeof createHoldQuota>;

/** Limits abandoned holds: a released seat costs the seconds for which it was held. */
export function createHoldQuota(options: {
  redis: Pick<RedisConnections, "limits" | "beforeClose">;
  enabled: boolean;
  prefix: string;
  holdSeconds: number;
}) {
  if (!options.enabled) return { check: async () => undefined, charge: () => undefined };
  const allowedSeconds = FULL_CARTS * MAX_CART_SEATS * Math.max(options.holdSeconds, USUAL_HOLD_SECONDS);
  const limiter = createBatchedLimiter(options.redis, {
    prefix: options.prefix,
    name: "hold-quota",
    seconds: WINDOW_SECONDS,
  });

  return {
    /** @param network of an anonymous account @throws DomainError HOLDS_PAUSED, TOO_MANY_ANONYMOUS */
    async check(userId: number, network?: string): Promise<void> {
      for (const { network: one, times } of network === undefined ? [] : networksOf(network)) {
        const spent = limiter.get(networkKey(one))?.consumedPoints ?? 0;
        if (spent >= allowedSeconds * NETWORK_FACTOR * times) throw new DomainError("TOO_MANY_ANONYMOUS");
      }
      const spent = limiter.get(String(userId));
      if (!spent || spent.consumedPoints < allowedSeconds) return;
      throw new PausedError("HOLDS_PAUSED", Math.max(1, Math.ceil(spent.msBeforeNext / 60_000)) * 60);
    },

    charge(
      { userId, network }: { userId: number; network?: string | null | undefined },
      released: ReadonlyArray<Pick<SeatChange, "heldSince">>,
      now: Date,
    ): void {
      const milliseconds = released.reduce(
        (sum, { heldSince }) => sum + (heldSince ? Math.max(0, now.getTime() - heldSince.getTime()) : 0),
        0,
      );
      const seconds = Math.round(milliseconds / 1000);
      if (seconds === 0) return;
      limiter.count(String(userId), seconds);
      for (const one of network ? networksOf(network) : []) limiter.count(networkKey(one.network), seconds);
    },
  };
}
