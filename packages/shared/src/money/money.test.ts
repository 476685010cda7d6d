import fc from "fast-check";
import { expect, test } from "vitest";
import { sumOfEuros, toCents } from "./money.ts";

test("every amount in cents survives being sent in euros", () => {
  fc.assert(fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (cents) => toCents(cents / 100) === cents));
});

test("euros add up to the cent", () => {
  expect(sumOfEuros([0.1, 0.2])).toBe(0.3);
  expect(sumOfEuros([])).toBe(0);
});
