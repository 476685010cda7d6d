import type { Logger } from "pino";
import { DomainError } from "#platform/http-errors.ts";
import { createLimiter } from "#platform/limiter.ts";
import type { RedisConnections } from "#platform/redis.ts";
import type { SeatChange } from "./carts.repository.ts";

/** Two full carts that expire; counted from the first seat that was given back. */
const FULL_CARTS = 2;
/** The hold of the specification (section 9): a shorter one makes nobody wait sooner, or a few carts would do. */
const USUAL_HOLD_SECONDS = 900;
const WINDOW_SECONDS = 2 * 3600;

/**
 * Stops people, or programs, that keep seats from others without ever reserving: a seat that was held and given back
 * costs its holder the seconds for which it was held, and whoever has spent too many waits until the window is over.
 * Choosing and changing one's mind costs next to nothing.
 */
export interface HoldQuota {
  /** @throws DomainError HOLDS_PAUSED */
  check(userId: number): Promise<void>;
  /** Counts what was given back; never fails. */
  charge(userId: number, givenBack: ReadonlyArray<Pick<SeatChange, "heldSince">>, now: Date): void;
}

/** @param options.maxSeats of a cart @param options.holdSeconds how long a cart lives */
export function createHoldQuota(options: {
  redis: Pick<RedisConnections, "limits">;
  enabled: boolean;
  prefix: string;
  maxSeats: number;
  holdSeconds: number;
  logger: Logger;
}): HoldQuota {
  if (!options.enabled) return { check: async () => undefined, charge: () => undefined };
  const allowedSeconds = FULL_CARTS * options.maxSeats * Math.max(options.holdSeconds, USUAL_HOLD_SECONDS);
  const limiter = createLimiter(options.redis, {
    prefix: options.prefix,
    name: "hold-quota",
    points: allowedSeconds,
    seconds: WINDOW_SECONDS,
  });

  return {
    async check(userId) {
      const spent = await limiter.get(String(userId));
      if (!spent || spent.consumedPoints < allowedSeconds) return;
      throw new DomainError("HOLDS_PAUSED", { minutes: Math.max(1, Math.ceil(spent.msBeforeNext / 60_000)) });
    },

    charge(userId, givenBack, now) {
      const milliseconds = givenBack.reduce(
        (sum, { heldSince }) => sum + (heldSince ? Math.max(0, now.getTime() - heldSince.getTime()) : 0),
        0,
      );
      const seconds = Math.round(milliseconds / 1000);
      if (seconds === 0) return;
      limiter.count(String(userId), seconds).catch((error: unknown) => {
        options.logger.warn({ err: error }, "seats given back could not be counted");
      });
    },
  };
}
