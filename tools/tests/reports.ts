import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; duration?: number | null; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  specs?: {
    title: string;
    file: string;
    tests: { status: string; projectName: string; results: { duration?: number; error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  suites?: PlaywrightSuite[];
  errors?: { message: string }[];
  config?: { projects: { name: string }[] };
}

/** @returns undefined if the run broke before the report */
function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

const suitesWithin = (suite: PlaywrightSuite): PlaywrightSuite[] => [
  suite,
  ...(suite.suites ?? []).flatMap(suitesWithin),
];

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

/** Enough lines to recognise the failure; the whole message is in the output of the test run. */
const linesOfMessage = 12;

const shown = (where: string, title: string, message: string): string => {
  const lines = stripVTControlCharacters(message)
    .trim()
    .split("\n")
    .filter((line) => !line.includes("/node_modules/"));
  return [`${where} › ${title}`, ...lines.slice(0, linesOfMessage).map((line) => `    ${line}`)].join("\n");
};

/** @returns file, title and beginning of the message of each failure; empty if the run broke before the report */
export function failuresOfVitest(file: string, root: string): string[] {
  return ((readReport(file) as VitestReport | undefined)?.testResults ?? []).flatMap((result) => {
    const where = relative(root, result.name);
    const failed = result.assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => shown(where, fullName, failureMessages[0] ?? ""));
    if (failed.length > 0 || result.status !== "failed") return failed;
    return [shown(where, "outside its tests", result.message)];
  });
}

/** Like `failuresOfVitest`, for Playwright's report. */
export function failuresOfPlaywright(file: string): string[] {
  const report = readReport(file) as PlaywrightReport | undefined;
  const specs = (report?.suites ?? []).flatMap(suitesWithin).flatMap((suite) => suite.specs ?? []);
  const failed = specs.flatMap(({ file: where, title, tests }) =>
    tests
      .filter(({ status }) => status !== "expected" && status !== "skipped")
      .map(({ results }) => {
        const broken = results.find(({ error }) => error);
        return shown(where, title, broken?.error?.message ?? "");
      }),
  );
  return [...failed, ...(report?.errors ?? []).map(({ message }) => shown("Playwright", "outside its tests", message))];
}

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
