import { expect, it } from "vitest";
import { termBefore, termInWords } from "./retention.ts";

it.each([
  ["nl", ["1 dag", "90 dagen", "1 jaar", "7 jaar"]],
  ["fr", ["1 jour", "90 jours", "1 an", "7 ans"]],
  ["en", ["1 day", "90 days", "1 year", "7 years"]],
] as const)("says a term as readers do: in %s", (language, words) => {
  const terms = [{ days: 1 }, { days: 90 }, { years: 1 }, { years: 7 }];
  expect(terms.map((term) => termInWords(term, language))).toEqual(words);
});

it("counts years by the calendar and days by 24 hours", () => {
  const now = new Date("2028-03-01T10:00:00Z");
  expect(termBefore({ years: 3 }, now).toISOString()).toBe("2025-03-01T10:00:00.000Z");
  expect(termBefore({ days: 1 }, now).toISOString()).toBe("2028-02-29T10:00:00.000Z");
});
