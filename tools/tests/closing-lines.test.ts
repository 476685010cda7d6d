import { expect, test } from "vitest";
import { failureLines, failuresSaid, sumClosingLines } from "../../scripts/setup/closing-lines.mjs";

test("the sum of several test commands is that of their last lines", () => {
  const product = { code: 1, said: "api: 3 passed, 0 failed\n5 passed, 1 failed\n\n7 passed, 1 failed\n" };
  expect(sumClosingLines([product, { code: 0, said: "2 passed, 0 failed\n" }])).toBe("9 passed, 1 failed");
  const skipping = { code: 0, said: "2 passed, 0 failed, 3 skipped\n" };
  expect(sumClosingLines([skipping, { code: 0, said: "1 passed, 0 failed" }])).toBe("3 passed, 0 failed, 3 skipped");
});

test("a command that ended before it could sum up counts as a failure, as one does whose failure no test explains", () => {
  const well = { code: 0, said: "2 passed, 0 failed\n" };
  expect(sumClosingLines([well, { code: 1, said: "Error: no space left on device\n" }])).toBe("2 passed, 1 failed");
  expect(sumClosingLines([{ ...well, code: 137 }])).toBe("2 passed, 1 failed");
});

test("what a command named as failed is found in all that it said, each with its message and nothing else", () => {
  const failures = [
    "api/a.test.ts › frees a seat\n    Error: still held\n    \n    at a.test.ts:2",
    "booking.e2e.ts › pays › by card\n    Error: timed out",
  ];
  const said = [
    " FAIL  api/a.test.ts › frees a seat",
    "What failed:\nearlier.test.ts › a run before\n    Error: old",
    "The slowest tests:\n 2.1 s  b.test.ts › holds a seat\n",
    failureLines(failures),
    "api: 3 passed, 1 failed\nbrowser: 1 passed, 1 failed\n4 passed, 2 failed\n",
  ].join("\n");
  expect(failuresSaid({ code: 1, said })).toEqual(failures);
  expect(failuresSaid({ code: 0, said })).toEqual([]);
});

test("of a command that failed and named no test the end is shown", () => {
  const lines = Array.from({ length: 30 }, (_, at) => `line ${at + 1}`);
  const [end = "", ...others] = failuresSaid({ code: 1, said: `${lines.join("\n")}\n` });
  expect(others).toEqual([]);
  expect(end.split("\n")).toEqual(lines.slice(-12));
});
