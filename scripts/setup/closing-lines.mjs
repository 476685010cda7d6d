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

const HEADING = "What failed:";
const NAMED = /^\S.* › .*(?:\n {4}.*)*/gm;

/** Enough of a command that ended before it could name what failed. */
const linesOfAnEnd = 12;

/**
 * @param {readonly string[]} failures each a file and a title, and below them its message, four spaces further in
 * @returns {string} what a test command says of them before its counts, and `failuresSaid` reads
 */
export const failureLines = (failures) =>
  failures.length === 0 ? "" : `${HEADING}\n${failures.map((failure) => `${failure}\n`).join("\n")}`;

/**
 * @param {{ code: number, said: string }} command
 * @returns {string[]} what it named as failed; when it failed and named nothing, the end of what it said
 */
export function failuresSaid({ code, said }) {
  if (code === 0) return [];
  const [, after] = said.split(`${HEADING}\n`).slice(-2);
  const named = after?.match(NAMED) ?? [];
  return named.length > 0 ? named : [said.trim().split("\n").slice(-linesOfAnEnd).join("\n")];
}
