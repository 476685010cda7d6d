import { setTimeout as sleep } from "node:timers/promises";

/** The value below which a share of the values lies; 0.99 for p99. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const percentiles = (values: readonly number[]): string =>
  `p50 ${median(values).toFixed(0)} ms, p99 ${quantile(values, 0.99).toFixed(0)} ms`;

/** Measures rounds one after the other, in ms. @param apartMs pause before each round, not counted */
export async function timesOf(
  rounds: number,
  work: (round: number) => Promise<unknown>,
  { apartMs = 0 }: { apartMs?: number } = {},
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    if (apartMs > 0) await sleep(apartMs);
    const began = performance.now();
    await work(round);
    times.push(performance.now() - began);
  }
  return times;
}

/** Returns a time in ms that is comparable between processes of one machine. */
export const wallClock = (): number => performance.timeOrigin + performance.now();

export interface Figure {
  name: string;
  measured: string;
  aim: string;
  reached: boolean;
}
