import { expect, it } from "vitest";
import { formatClock, formatDaysLeft } from "./countdown.tsx";

it("writes minutes and seconds with two digits each", () => {
  expect(formatClock(15 * 60_000)).toBe("15:00");
  expect(formatClock(61_999)).toBe("01:01");
});

it("never counts below zero", () => {
  expect(formatClock(-5)).toBe("00:00");
  expect(formatDaysLeft(-5)).toBe("0s");
});

it("leaves out the units before the first that counts, and no later ones", () => {
  expect(formatDaysLeft(6 * 86_400_000 + 12 * 60_000 + 5000)).toBe("6d 0u 12m 5s");
  expect(formatDaysLeft(59_000)).toBe("59s");
});
