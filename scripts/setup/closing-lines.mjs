const CLOSING = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm;

/**
 * The sum of several test commands, each of which closes with that of its suites. One that ended before it could, or
 * with a code of failure that no test explains, counts as a failure.
 * @param {readonly { code: number, said: string }[]} commands
 * @returns {string}
 */
export function sumClosingLines(commands) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { code, said } of commands) {
    const [, passed = "0", failed = "1", skipped = "0"] = [...said.matchAll(CLOSING)].at(-1) ?? [];
    sum.passed += Number(passed);
    sum.failed += Math.max(Number(failed), code === 0 ? 0 : 1);
    sum.skipped += Number(skipped);
  }
  return `${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ""}`;
}
