import type { Logger } from "pino";

export interface Sweep {
  start(): void;
  stop(): Promise<void>;
}

/** Runs one round at a time, at once and then every `everyMs` after the end of the last. */
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
      options.logger.warn({ err: error, sweep: options.name }, "a sweep failed; the next round retries");
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
