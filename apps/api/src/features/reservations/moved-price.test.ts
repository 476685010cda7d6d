import { expect, test } from "vitest";
import { type CodeTerms, movedPrice, SPONSORED } from "./amount-due.ts";

const half: CodeTerms = { type: "DISCOUNT", percent: 50, amountPerSeatCents: null };
const fourOff: CodeTerms = { type: "DISCOUNT", percent: null, amountPerSeatCents: 400 };
const early: CodeTerms = { type: "PRE_ORDER", percent: null, amountPerSeatCents: null };

test.for<[why: string, before: [gross: number, price: number], gross: number, code: CodeTerms | null, price: number]>([
  ["costs what its seat costs", [1000, 1000], 1400, null, 1400],
  ["has its code's percentage there", [1000, 500], 1401, half, 700],
  ["has its code's amount there, and never costs less than nothing", [1000, 600], 300, fourOff, 0],
  ["is free with a sponsor's code", [1000, 0], 1400, SPONSORED, 0],
  ["stays free when a volunteer gave it, whatever code the others have", [1000, 0], 1400, half, 0],
  ["that cost nothing by its type costs what its new zone asks", [0, 0], 500, early, 500],
  ["keeps the amount that a code took off which is gone", [1000, 700], 1400, null, 1100],
  ["and no more than it costs", [1000, 700], 200, null, 0],
])("a ticket that moves %s", ([, [grossCents, priceCents], gross, code, price]) => {
  expect(movedPrice({ grossCents, priceCents }, gross, code)).toBe(price);
});
