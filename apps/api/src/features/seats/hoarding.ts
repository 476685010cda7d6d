import type { Logger } from "pino";
import { DomainError } from "#platform/http-errors.ts";
import type { RedisConnections } from "#platform/redis.ts";
import type { SeatChange } from "./carts.repository.ts";

/** Two full carts that lapse; counted from the first seat that was kept in vain. */
const FULL_CARTS = 2;
/** The hold of the specification (section 9): a shorter one makes nobody wait sooner, or a few carts would do. */
const USUAL_HOLD_SECONDS = 900;
const WINDOW_SECONDS = 2 * 3600;

/**
 * The brake on people, or programs, that keep seats from others without ever reserving: a seat that was held and given
 * back costs its holder the seconds for which it was held, and whoever has spent too many waits until the window is over.
 * Choosing and changing one's mind costs next to nothing.
 *
 * It counts in Redis and never stands in the way when Redis is away.
 */
export interface HoardingBrake {
  /** @throws DomainError HOLDS_PAUSED */
  check(userId: number): Promise<void>;
  /** Notes what was given back; never fails. */
  note(userId: number, givenBack: ReadonlyArray<Pick<SeatChange, "heldSince">>, now: Date): void;
}

/** @param options.maxSeats of a cart @param options.holdSeconds how long a cart lives */
export function createHoardingBrake(options: {
  redis: Pick<RedisConnections, "commands">;
  enabled: boolean;
  prefix: string;
  maxSeats: number;
  holdSeconds: number;
  logger: Logger;
}): HoardingBrake {
  const { commands } = options.redis;
  const allowedSeconds = FULL_CARTS * options.maxSeats * Math.max(options.holdSeconds, USUAL_HOLD_SECONDS);
  const keyOf = (userId: number): string => `${options.prefix}:kept-in-vain:${userId}`;

  async function secondsToWait(userId: number): Promise<number> {
    try {
      const spent = Number(await commands.get(keyOf(userId)));
      return spent < allowedSeconds ? 0 : Math.max(1, await commands.ttl(keyOf(userId)));
    } catch {
      return 0;
    }
  }

  async function add(userId: number, seconds: number): Promise<void> {
    await commands.multi().incrby(keyOf(userId), seconds).expire(keyOf(userId), WINDOW_SECONDS, "NX").exec();
  }

  return {
    async check(userId) {
      if (!options.enabled) return;
      const seconds = await secondsToWait(userId);
      if (seconds > 0) throw new DomainError("HOLDS_PAUSED", { minutes: Math.ceil(seconds / 60) });
    },

    note(userId, givenBack, now) {
      const milliseconds = givenBack.reduce(
        (sum, { heldSince }) => sum + (heldSince ? Math.max(0, now.getTime() - heldSince.getTime()) : 0),
        0,
      );
      const seconds = Math.round(milliseconds / 1000);
      if (!options.enabled || seconds === 0) return;
      add(userId, seconds).catch((error: unknown) => {
        options.logger.warn({ err: error }, "seats kept in vain could not be counted");
      });
    },
  };
}
