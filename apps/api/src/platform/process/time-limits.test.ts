import { expect, test } from "vitest";
import { TIME_LIMITS, timeLimitsTimes } from "./time-limits.ts";

test("a factor makes every limit that many times longer, and 1 leaves the product's own", () => {
  expect(timeLimitsTimes(1)).toEqual(TIME_LIMITS);
  const names = Object.keys(TIME_LIMITS) as (keyof typeof TIME_LIMITS)[];
  expect(names.map((name) => timeLimitsTimes(10)[name] / TIME_LIMITS[name])).toEqual(names.map(() => 10));
});
