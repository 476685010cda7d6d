import { Session } from "node:inspector/promises";

// Starting leaves some 25 MB behind, which an idle process would hold for hours. Collecting blocks the process for
// some 0.2 s: call it before the process serves, or while it is quiet. Node offers no other way without a flag for V8.
export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post("HeapProfiler.collectGarbage");
  } finally {
    session.disconnect();
  }
}

const QUIET = 0.05;
const HOUR_MS = 3_600_000;

/**
 * Collects when the work after the start (the first pages, the first mails) is done, and from then on in the first quiet
 * moment of each hour: what a busy evening left behind would stay until the next one. Returns how to stop.
 */
export function collectWhenQuiet({ lookEveryMs = 10_000, restMs = HOUR_MS, collect = collectGarbage } = {}) {
  let before = performance.eventLoopUtilization();
  let restsUntil = 0;
  const looking = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    if (utilization > QUIET || performance.now() < restsUntil) return;
    restsUntil = performance.now() + restMs;
    void collect();
  }, lookEveryMs).unref();
  return (): void => clearInterval(looking);
}
