import { Session } from "node:inspector/promises";

/**
 * Gives back what loading and preparing left behind, some 25 MB: a process that does little would keep it for hours.
 * Nothing else runs meanwhile, for some 0.2 s: call it before the process serves, or while it does little. Node has no
 * other way to ask for it without a flag for V8.
 */
export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post("HeapProfiler.collectGarbage");
  } finally {
    session.disconnect();
  }
}

/** The share of the time in which a quiet process runs. */
const QUIET = 0.05;

/**
 * Collects once, when what begins with a process (the first pages, the first mails) is over.
 * @param options.everyMs how often it looks
 */
export function collectWhenQuiet({ everyMs = 10_000, collect = collectGarbage } = {}): void {
  let before = performance.eventLoopUtilization();
  const looking = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    if (utilization > QUIET) return;
    clearInterval(looking);
    void collect();
  }, everyMs).unref();
}
