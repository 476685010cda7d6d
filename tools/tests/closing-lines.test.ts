import { expect, test } from "vitest";
import { sumClosingLines } from "../../scripts/setup/closing-lines.mjs";

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
