import type { Clock } from "#platform/process/clock.ts";

export interface FakeClock extends Clock {
  advance(seconds: number): void;
  set(moment: Date): void;
}

/** A clock that the test moves. @param start now by default, so that tokens and jobs are not of the past */
export function createFakeClock(start = new Date()): FakeClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance: (seconds) => void (time += seconds * 1000),
    set: (moment) => void (time = moment.getTime()),
  };
}
