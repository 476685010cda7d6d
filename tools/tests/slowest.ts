import { relative } from "node:path";
import { type PlaywrightReport, readReport, suitesWithin, type VitestReport } from "./reports.ts";

export interface Timed {
  /** File and title. */
  name: string;
  ms: number;
}

/** @returns each executed test of a run of vitest with its time; empty if the run broke before the report */
export function timesOfVitest(file: string, root: string): Timed[] {
  return ((readReport(file) as VitestReport | undefined)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ fullName, duration }) =>
      duration ? [{ name: `${relative(root, name)} › ${fullName}`, ms: duration }] : [],
    ),
  );
}

/** Like `timesOfVitest`, for Playwright's report. */
export function timesOfPlaywright(file: string): Timed[] {
  const report = readReport(file) as PlaywrightReport | undefined;
  const specs = (report?.suites ?? []).flatMap(suitesWithin).flatMap((suite) => suite.specs ?? []);
  return specs.flatMap(({ file: where, title, tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap(({ duration }) => (duration ? [{ name: `${where} › ${title}`, ms: duration }] : [])),
    ),
  );
}

/** @returns a line for each of the slowest tests, slowest first */
export const slowestLines = (all: readonly Timed[], count: number): string[] =>
  all
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
