import { readFileSync } from "node:fs";
import { sep } from "node:path";

/**
 * How the tests of one suite went. `files` with no tests in them count as failed by the one who made them.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ assertionResults: { status: string }[], status: string, name: string }} VitestFile
 * @typedef {{ specs?: { tests: { status: string }[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
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

/**
 * Counts what Playwright's JSON reporter wrote. A test that passed only at its second try counts as failed.
 * @param {string} file
 * @returns {Counts}
 */
export function countPlaywright(file) {
  const counts = nothing();
  const report = /** @type {{ suites?: PlaywrightSuite[], errors?: unknown[] } | undefined} */ (readReport(file));
  /** @param {PlaywrightSuite} suite */
  const add = (suite) => {
    for (const { status } of (suite.specs ?? []).flatMap((spec) => spec.tests)) {
      if (status === "expected") counts.passed += 1;
      else if (status === "skipped") counts.skipped += 1;
      else counts.failed += 1;
    }
    for (const inner of suite.suites ?? []) add(inner);
  };
  for (const suite of report?.suites ?? []) add(suite);
  if (report?.errors?.length && counts.failed === 0) counts.failed += 1;
  return counts;
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
