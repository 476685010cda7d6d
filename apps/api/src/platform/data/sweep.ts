import type { Logger } from "pino";

export type Sweep = ReturnType<typeof createSweep>;

/** Runs one round at a time, at once and then every `everyMs` after the end of the last. */
export function createSweep(options: { name: string; everyMs: number; logger: Logger; run: () => Promise<void> }) {
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
    start(): void {
      if (!stopped) return;
      stopped = false;
      begin();
    },
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
