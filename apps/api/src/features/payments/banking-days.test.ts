import { expect, test } from "vitest";
import { nextBankingDay } from "./banking-days.ts";

test.for([
  ["a Tuesday", "2026-11-24T10:00:00Z", "2026-11-25"],
  ["a Friday", "2026-11-27T10:00:00Z", "2026-11-30"],
  ["a Sunday evening that is Monday in Brussels", "2026-11-29T23:30:00Z", "2026-12-01"],
  ["Christmas Eve, before a weekend", "2026-12-24T10:00:00Z", "2026-12-28"],
  ["the last day of the year", "2026-12-31T10:00:00Z", "2027-01-04"],
  ["Maundy Thursday", "2027-03-25T10:00:00Z", "2027-03-30"],
  ["the day before Labour Day", "2029-04-30T10:00:00Z", "2029-05-02"],
])("after %s banks work next", ([, now, next]) => {
  expect(nextBankingDay(new Date(now ?? ""))).toBe(next);
});
