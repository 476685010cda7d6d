import { monitorEventLoopDelay } from "node:perf_hooks";

const SPAN_MS = 60_000;

let watching: (() => number) | undefined;

/** Returns a reader of the 99th percentile of the event loop delay in the last whole minute, in seconds. */
export function watchLoopDelay(): () => number {
  return (watching ??= startWatching());
}

function startWatching(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  let since = performance.now();
  let last = 0;
  return () => {
    if (performance.now() - since >= SPAN_MS) {
      last = histogram.percentile(99) / 1e9;
      histogram.reset();
      since = performance.now();
    }
    return last;
  };
}
