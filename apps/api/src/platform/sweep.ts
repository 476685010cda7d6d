import type { Logger } from "pino";

export interface Sweep {
  start(): void;
  /** Stops and waits for the round that runs. */
  stop(): Promise<void>;
}

/**
 * Runs something at an interval, one round at a time, whatever a round throws. So work that a crash or an emptied Redis
 * lost is found again, from Postgres alone.
 *
 * @param everyMs pause between the end of a round and the start of the next; the first round starts at once
 */
export function createSweep(options: {
  name: string;
  everyMs: number;
  logger: Logger;
  run: () => Promise<void>;
}): Sweep {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let stopped = true;

  async function once(): Promise<void> {
    try {
      await options.run();
    } catch (error) {
      options.logger.warn({ err: error, sweep: options.name }, "a sweep failed; the next round tries again");
    }
    if (!stopped) timer = setTimeout(begin, options.everyMs);
  }

  function begin(): void {
    round = once();
  }

  return {
    start() {
      if (!stopped) return;
      stopped = false;
      begin();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
