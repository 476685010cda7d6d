import { expect, it } from "vitest";
import { refusedMethods } from "./payment-choice.tsx";

const UNTIL = "2026-12-03T23:00:00.000Z";
const base = { show: { transferUntil: UNTIL }, site: { minimumOnline: 0.02 }, total: 24, now: Date.parse(UNTIL) - 1 };

it.each([
  ["both stand open in time", base, []],
  ["no transfer from the moment on that it comes too late", { ...base, now: Date.parse(UNTIL) }, ["MANUAL"]],
  ["nothing online below the least of the provider", { ...base, total: 0.01 }, ["PAYCONIQ"]],
  ["the least itself can be paid online", { ...base, total: 0.02 }, []],
  ["neither, of a cent tonight", { ...base, total: 0.01, now: Date.parse(UNTIL) }, ["MANUAL", "PAYCONIQ"]],
  ["nothing is refused of what is not known yet", { ...base, show: undefined, site: undefined, total: null }, []],
] as const)("a way to pay that the server refuses cannot be chosen: %s", (_, purchase, refused) => {
  expect(Object.keys(refusedMethods(purchase)).toSorted()).toEqual(refused);
});
