import type { Screen } from "./screens.ts";

/** '300 screens came back over 2,010 ms (the middle nine tenths 1,790 ms), at most 31 in 100 ms' */
export function describeReturns(screens: readonly Screen[], from: number, to: number): string {
  const at = screens
    .flatMap(({ connected }) => connected)
    .filter((moment) => moment >= from && moment < to)
    .toSorted((a, b) => a - b);
  const [first] = at;
  if (first === undefined) return "no screen was on it";
  const place = (share: number): number => (at[Math.floor(share * (at.length - 1))] ?? first) - first;
  const busiest = Math.max(...at.map((moment) => at.filter((other) => other >= moment && other < moment + 100).length));
  return `${at.length} screens came back over ${place(1)} ms (the middle nine tenths ${place(0.95) - place(0.05)} ms), at most ${busiest} in 100 ms`;
}
