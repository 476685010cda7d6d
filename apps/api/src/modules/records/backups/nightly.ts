import type { Logger } from "pino";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";

const HOUR_MS = 3_600_000;
const LOOK_AGAIN_MS = 60_000;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [5 * 60_000, HOUR_MS];

const wallTime = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Brussels",
  dateStyle: "short",
  timeStyle: "short",
  hourCycle: "h23",
});

/** Returns the last 03:30 in Brussels, which no clock change skips or repeats. */
export function lastNight(now: Date): Date {
  const halfHour = HOUR_MS / 2;
  let at = new Date(Math.floor(now.getTime() / halfHour) * halfHour);
  while (!wallTime.format(at).endsWith("03:30")) at = plusSeconds(at, -halfHour / 1000);
  return at;
}

/** Starts at once if last night has none; failures retry after growing pauses. @param deps.wait ends it by throwing */
export async function backUpEachNight(deps: {
  clock: Clock;
  logger: Logger;
  lastGoodAt: () => Promise<Date | null>;
  backUp: () => Promise<void>;
  wait: (milliseconds: number) => Promise<void>;
}): Promise<never> {
  const { clock, logger, lastGoodAt, backUp, wait } = deps;
  for (let failures = 0; ;) {
    let pause = LOOK_AGAIN_MS;
    try {
      const last = await lastGoodAt();
      if (last === null || last < lastNight(clock.now())) await backUp();
      failures = 0;
    } catch (error) {
      pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
      failures += 1;
      logger.error({ err: error, failures, againInSeconds: pause / 1000 }, "no backup was made");
    }
    await wait(pause);
  }
}
