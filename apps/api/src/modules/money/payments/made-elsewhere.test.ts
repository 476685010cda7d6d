import { expect, test } from "vitest";
import { findMadeElsewhere } from "./made-elsewhere.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute));
const made = (ref: string, minute: number, amountCents = 1200) => ({ ref, amountCents, madeAt: at(minute) });
const due = { amountCents: 1200, knownRefs: [], notedUntil: [] };

test.each([
  ["the only one of its amount", [made("a", 1), made("b", 0, 1300)], {}, "a"],
  ["none that is another row's", [made("a", 1)], { knownRefs: ["a"] }, undefined],
  ["the oldest, in whatever order the provider lists them", [made("b", 2), made("a", 1)], {}, "a"],
  ["none for each that was noted by hand", [made("a", 1), made("b", 2)], { notedUntil: [at(3), at(3)] }, undefined],
  ["the second, when one was noted by hand", [made("b", 2), made("a", 1)], { notedUntil: [at(3)] }, "b"],
  ["what was made after the other one was noted by hand", [made("a", 2)], { notedUntil: [at(1)] }, "a"],
  ["the younger one, noted first or last", [made("a", 1), made("b", 4)], { notedUntil: [at(5), at(0)] }, "b"],
  [
    "none, when both were noted one after the other",
    [made("b", 4), made("a", 1)],
    { notedUntil: [at(5), at(2)] },
    undefined,
  ],
] as const)("a refund of the provider's dashboard is %s", (_what, all, others, found) => {
  expect(findMadeElsewhere(all, { ...due, ...others })?.ref).toBe(found);
});
