import { expect, test } from "vitest";
import { readEuros, readPercent } from "./typed-amount.ts";

test.for([
  ["12", 12],
  ["12,5", 12.5],
  ["12.50", 12.5],
  ["0", 0],
  ["€ 12,50", 12.5],
  ["€12.50", 12.5],
  ["\u20ac\u00a012,50", 12.5],
  ["12,50 €", 12.5],
  ["12,50\u202feuro", 12.5],
  ["EUR 12,50", 12.5],
  ["12,-", 12],
  ["€ 12,–", 12],
  ["12,--", 12],
  ["12.-", 12],
  ["\u200e12,50\u200b", 12.5],
  ["\u2068€\u00a012,50\u2069", 12.5],
  ["1200", 1200],
  ["1 200", 1200],
  ["1\u202f200,50", 1200.5],
  ["€\u00a01.200,50", 1200.5],
  ["1.200,-", 1200],
] as const)("an amount typed as %s is %d euros", ([typed, euros]) => {
  expect(readEuros(typed)).toBe(euros);
});

const GROUPED_OR_CUT = [
  "1.200",
  "12.000",
  "1,200",
  "1,200.50",
  "1.200.000",
  "12,505",
  "1.20,50",
  "12 50",
  "12,",
  ",50",
];
const OTHERS = ["-12", "−12", "+12", "12,-5", "12⁵⁰", "1e3", "0x10", "12 dollar", "$12", "12\n50", "€", ".", "", " "];

test.for([...GROUPED_OR_CUT, ...OTHERS])("%j is no amount, or one that some read otherwise", (typed) => {
  expect(readEuros(typed)).toBeNaN();
});

test("a percentage may have its sign, and is no amount", () => {
  expect(["20", "20%", "20\u00a0%", "\u200e20 %", "2,5"].map(readPercent)).toEqual([20, 20, 20, 20, 2.5]);
  expect(["€ 20", "20,-", "", "%", "-5"].map(readPercent)).toEqual(Array(5).fill(Number.NaN));
});
