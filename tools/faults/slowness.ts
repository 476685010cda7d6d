import { availableParallelism, loadavg } from "node:os";

/** Limits do not grow any further: a machine that is slower still is broken. */
const SLOWEST = 4;

/**
 * Limits are those of a machine of its own: where other programs run too they grow with the processes that wait for
 * each core. @returns how much longer everything takes here, by the highest load of a minute since the call; 1 to 4
 */
export function followSlowness(): () => number {
  let slowness = 1;
  const look = (): number => {
    slowness = Math.min(SLOWEST, Math.max(slowness, (loadavg()[0] ?? 0) / availableParallelism()));
    return slowness;
  };
  setInterval(look, 1000).unref();
  return look;
}
