const CLOSING = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm;

/**
 * @param {readonly string[]} outputs of test commands, each of which closes with the sum of its suites
 * @returns {{ line: string, failed: number }} the sum of all; a command without that line counts as a failure
 */
export function sumClosingLines(outputs) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const output of outputs) {
    const [, passed = "0", failed = "1", skipped = "0"] = [...output.matchAll(CLOSING)].at(-1) ?? [];
    sum.passed += Number(passed);
    sum.failed += Number(failed);
    sum.skipped += Number(skipped);
  }
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : "";
  return { line: `${sum.passed} passed, ${sum.failed} failed${skipped}`, failed: sum.failed };
}
