import { expect, test } from "vitest";
import { sumClosingLines } from "../../scripts/setup/closing-lines.mjs";

test("the sum of several test commands is that of their last lines", () => {
  const product = "api: 3 passed, 0 failed\n5 passed, 1 failed\n\n7 passed, 1 failed\n";
  expect(sumClosingLines([product, "2 passed, 0 failed\n"])).toEqual({ line: "9 passed, 1 failed", failed: 1 });
  expect(sumClosingLines(["2 passed, 0 failed, 3 skipped\n", "1 passed, 0 failed"]).line).toBe(
    "3 passed, 0 failed, 3 skipped",
  );
});

test("a command that ended before it could sum up counts as a failure", () => {
  expect(sumClosingLines(["2 passed, 0 failed\n", "Error: no space left on device\n"])).toEqual({
    line: "2 passed, 1 failed",
    failed: 1,
  });
});
