/** Events this close behind the first one share its refetch. */
const FIRST_MS = 100;
const PAUSE_MS = 400;

/** Batches bursts: `run` never overlaps itself, and runs once more when requested meanwhile. */
export function throttle(run: () => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let began = Number.NEGATIVE_INFINITY;

  async function begin(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    began = performance.now();
    // The query holds the error; the repair tries again.
    await run().catch(() => undefined);
    running = undefined;
    if (!again) return;
    again = false;
    ask();
  }

  /** Runs at once unless already running. Resolves when that run has ended. */
  function now(): Promise<void> {
    return (running ??= begin());
  }

  function ask(): void {
    if (running) again = true;
    else timer ??= setTimeout(() => void now(), Math.max(FIRST_MS, began + PAUSE_MS - performance.now()));
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    again = false;
  }

  return { ask, now, stop };
}
