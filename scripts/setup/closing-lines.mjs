const CLOSING = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm;

/**
 * A command without a sum, or that failed without a failed test, counts as a failure.
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

/** @param {readonly string[]} failures file, title and indented message @returns {string} as `failuresSaid` reads it */
export const failureLines = (failures) =>
  failures.length === 0 ? "" : `${HEADING}\n${failures.map((failure) => `${failure}\n`).join("\n")}`;

/** @param {{ code: number, said: string }} command @returns {string[]} without named failures, the end of its output */
export function failuresSaid({ code, said }) {
  if (code === 0) return [];
  const [, after] = said.split(`${HEADING}\n`).slice(-2);
  const named = after?.match(NAMED) ?? [];
  return named.length > 0 ? named : [said.trim().split("\n").slice(-linesOfAnEnd).join("\n")];
}
