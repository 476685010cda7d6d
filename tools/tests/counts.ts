import { type PlaywrightReport, readReport, suitesWithin, type VitestReport } from "./reports.ts";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const nothing = (): Counts => ({ passed: 0, failed: 0, skipped: 0 });

/** @param suiteOf returns the suite of a test file */
export function countVitest(file: string, suiteOf: (file: string) => string | undefined): Record<string, Counts> {
  const counts: Record<string, Counts> = {};
  const report = readReport(file) as VitestReport | undefined;
  for (const result of report?.testResults ?? []) {
    const suite = suiteOf(result.name);
    if (suite === undefined) throw new Error(`A test file belongs to no suite: ${result.name}`);
    const count = (counts[suite] ??= nothing());
    const before = count.failed;
    for (const { status } of result.assertionResults) {
      if (status === "passed") count.passed += 1;
      else if (status === "failed") count.failed += 1;
      else count.skipped += 1;
    }
    // The file failed outside its tests.
    if (result.status === "failed" && count.failed === before) count.failed += 1;
  }
  return counts;
}

const testsIn = (report: PlaywrightReport | undefined) =>
  (report?.suites ?? []).flatMap(suitesWithin).flatMap((suite) => (suite.specs ?? []).flatMap((spec) => spec.tests));

/** A test that passed only when retried counts as failed. */
export function countPlaywright(file: string): Counts {
  const counts = nothing();
  const report = readReport(file) as PlaywrightReport | undefined;
  for (const { status } of testsIn(report)) {
    if (status === "expected") counts.passed += 1;
    else if (status === "skipped") counts.skipped += 1;
    else counts.failed += 1;
  }
  if (report?.errors?.length && counts.failed === 0) counts.failed += 1;
  return counts;
}

/** @returns projects that ran no test, which Playwright accepts; empty if the run broke */
export function idleProjects(file: string): string[] {
  const report = readReport(file) as PlaywrightReport | undefined;
  if (report?.errors?.length) return [];
  const ran = testsIn(report).filter(({ status }) => status !== "skipped");
  const names = (report?.config?.projects ?? []).map(({ name }) => name);
  return names.filter((name) => !ran.some(({ projectName }) => projectName === name));
}

export function closingLine(all: Counts[]): string {
  const sum = (kind: keyof Counts): number => all.reduce((total, counts) => total + counts[kind], 0);
  const skipped = sum("skipped");
  return `${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
