const CLOSING = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm;

/**
 * Sums the results of several test commands, each of which ends with the sum of its suites. A command that printed no
 * sum, or whose exit code reports a failure that no test explains, counts as a failure.
 * @param {readonly { code: number, said: string }[]} commands @returns {string}
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

const HEADING = "What failed:";
const NAMED = /^\S.* › .*(?:\n {4}.*)*/gm;

/** Lines of output to show of a command that ended before it named its failures. */
const linesOfAnEnd = 12;

/**
 * @param {readonly string[]} failures each a line with file and title, and its message below, indented by four spaces
 * @returns {string} the text that a test command prints before its counts, and that `failuresSaid` reads
 */
export const failureLines = (failures) =>
  failures.length === 0 ? "" : `${HEADING}\n${failures.map((failure) => `${failure}\n`).join("\n")}`;

/**
 * @param {{ code: number, said: string }} command
 * @returns {string[]} the failures that the command named; if it failed without naming any, the end of its output
 */
export function failuresSaid({ code, said }) {
  if (code === 0) return [];
  const [, after] = said.split(`${HEADING}\n`).slice(-2);
  const named = after?.match(NAMED) ?? [];
  return named.length > 0 ? named : [said.trim().split("\n").slice(-linesOfAnEnd).join("\n")];
}
