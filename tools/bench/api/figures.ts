/** The value below which a share of the values lies; 0.99 for p99. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Milliseconds that processes of one machine can compare. */
export const wallClock = (): number => performance.timeOrigin + performance.now();

/** One line of the report: what was measured, the aim, and whether it was reached. */
export interface Figure {
  name: string;
  measured: string;
  aim: string;
  reached: boolean;
}

export function printFigures(figures: readonly Figure[]): void {
  for (const { name, measured, aim, reached } of figures) {
    process.stdout.write(`${reached ? "reached" : "MISSED "}  ${name}\n         ${measured}\n         aim: ${aim}\n`);
  }
}
