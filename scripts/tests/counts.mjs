import { readFileSync } from "node:fs";
import { sep } from "node:path";

/**
 * How the tests of one suite went. `files` with no tests in them count as failed by the one who made them.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ assertionResults: { status: string }[], status: string, name: string }} VitestFile
 * @typedef {{ specs?: { tests: { status: string, projectName?: string }[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ suites?: PlaywrightSuite[], errors?: unknown[], config?: { projects: { name: string }[] } }} PlaywrightReport
 */

/** @returns {Counts} */
export const nothing = () => ({ passed: 0, failed: 0, skipped: 0 });

/** @param {string} file @returns {unknown} what a reporter wrote, or nothing when it did not get that far */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Counts what vitest's JSON reporter wrote, per suite.
 * @param {string} file
 * @param {Record<string, string>} folders the folder of each suite, below which its tests lie
 * @returns {Record<string, Counts>}
 */
export function countVitest(file, folders) {
  const counts = Object.fromEntries(Object.keys(folders).map((name) => [name, nothing()]));
  const report = /** @type {{ testResults?: VitestFile[] } | undefined} */ (readReport(file));
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

/** @param {PlaywrightSuite} suite @returns {{ status: string, projectName?: string }[]} also those of the suites in it */
const testsOf = (suite) => [
  ...(suite.specs ?? []).flatMap((spec) => spec.tests),
  ...(suite.suites ?? []).flatMap(testsOf),
];

/**
 * Counts what Playwright's JSON reporter wrote. A test that passed only at its second try counts as failed.
 * @param {string} file
 * @returns {Counts}
 */
export function countPlaywright(file) {
  const counts = nothing();
  const report = /** @type {PlaywrightReport | undefined} */ (readReport(file));
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
 * @param {string} file what its JSON reporter wrote
 * @returns {string[]} the names of the projects in which no test ran; none when the run itself broke
 */
export function idleProjects(file) {
  const report = /** @type {PlaywrightReport | undefined} */ (readReport(file));
  if (report?.errors?.length) return [];
  const ran = (report?.suites ?? []).flatMap(testsOf).filter(({ status }) => status !== "skipped");
  const names = (report?.config?.projects ?? []).map(({ name }) => name);
  return names.filter((name) => !ran.some(({ projectName }) => projectName === name));
}

/**
 * The closing line: every suite together.
 * @param {Counts[]} all
 */
export function closingLine(all) {
  const sum = all.reduce((total, one) => ({
    passed: total.passed + one.passed,
    failed: total.failed + one.failed,
    skipped: total.skipped + one.skipped,
  }));
  return `${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ""}`;
}
