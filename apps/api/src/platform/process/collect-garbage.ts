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

/** Collects once, when the work after the start (the first pages, the first mails) is done. */
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
