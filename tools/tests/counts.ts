import { readFileSync } from "node:fs";
import { sep } from "node:path";

/** How the tests of one suite went. A suite without a test counts as failed by the one who runs it. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestFile {
  assertionResults: { status: string }[];
  status: string;
  name: string;
}

interface PlaywrightTest {
  status: string;
  projectName?: string;
}

interface PlaywrightSuite {
  specs?: { tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  suites?: PlaywrightSuite[];
  errors?: unknown[];
  config?: { projects: { name: string }[] };
}

export const nothing = (): Counts => ({ passed: 0, failed: 0, skipped: 0 });

/** What a reporter wrote, or nothing when it did not get that far. */
function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Counts what vitest's JSON reporter wrote, per suite.
 * @param folders the folder of each suite, below which its tests lie; the first that fits counts
 */
export function countVitest(file: string, folders: Record<string, string>): Record<string, Counts> {
  const counts = Object.fromEntries(Object.keys(folders).map((name) => [name, nothing()]));
  const report = readReport(file) as { testResults?: VitestFile[] } | undefined;
  for (const result of report?.testResults ?? []) {
    const suite = Object.keys(folders).find((name) => result.name.startsWith(`${folders[name]}${sep}`));
    const count = suite === undefined ? undefined : counts[suite];
    if (!count) throw new Error(`A test file belongs to no suite: ${result.name}`);
    const before = count.failed;
    for (const { status } of result.assertionResults) {
      if (status === "passed") count.passed += 1;
      else if (status === "failed") count.failed += 1;
      else count.skipped += 1;
    }
    // A file that broke before or beside its tests.
    if (result.status === "failed" && count.failed === before) count.failed += 1;
  }
  return counts;
}

/** Also those of the suites in it. */
const testsOf = (suite: PlaywrightSuite): PlaywrightTest[] => [
  ...(suite.specs ?? []).flatMap((spec) => spec.tests),
  ...(suite.suites ?? []).flatMap(testsOf),
];

/** Counts what Playwright's JSON reporter wrote. A test that passed only at its second try counts as failed. */
export function countPlaywright(file: string): Counts {
  const counts = nothing();
  const report = readReport(file) as PlaywrightReport | undefined;
  for (const { status } of (report?.suites ?? []).flatMap(testsOf)) {
    if (status === "expected") counts.passed += 1;
    else if (status === "skipped") counts.skipped += 1;
    else counts.failed += 1;
  }
  if (report?.errors?.length && counts.failed === 0) counts.failed += 1;
  return counts;
}

/**
 * Playwright itself is content when the files of one project have moved away, as long as another has some.
 * @returns the names of the projects in which no test ran; none when the run itself broke
 */
export function idleProjects(file: string): string[] {
  const report = readReport(file) as PlaywrightReport | undefined;
  if (report?.errors?.length) return [];
  const ran = (report?.suites ?? []).flatMap(testsOf).filter(({ status }) => status !== "skipped");
  const names = (report?.config?.projects ?? []).map(({ name }) => name);
  return names.filter((name) => !ran.some(({ projectName }) => projectName === name));
}

/** The closing line: every suite together. */
export function closingLine(all: Counts[]): string {
  const sum = (kind: keyof Counts): number => all.reduce((total, counts) => total + counts[kind], 0);
  const skipped = sum("skipped");
  return `${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
