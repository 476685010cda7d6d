import { expect, test } from "vitest";
import { nextBankingDay, transferUntil } from "./banking-days.ts";

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

test.for([
  ["an evening on a working day lets order the day before", "2026-12-03T19:00:00Z", "2026-12-02T23:00:00Z"],
  ["a matinee begins before that day's transfers are there", "2026-12-03T13:00:00Z", "2026-12-01T23:00:00Z"],
  ["a Saturday has Friday's transfers", "2026-12-05T19:00:00Z", "2026-12-03T23:00:00Z"],
  ["a Sunday has Friday's too", "2026-12-06T13:00:00Z", "2026-12-03T23:00:00Z"],
  ["a Monday matinee has Friday's", "2026-12-07T13:00:00Z", "2026-12-03T23:00:00Z"],
  ["the week after Easter", "2027-03-29T18:00:00Z", "2027-03-24T23:00:00Z"],
  ["a summer evening", "2027-06-10T18:00:00Z", "2027-06-09T22:00:00Z"],
])("transfers for a show can be ordered until the begin of the last banking day before it: %s", ([, show, until]) => {
  expect(transferUntil(new Date(show ?? "")).toISOString()).toBe(new Date(until ?? "").toISOString());
});
