import { expect, test } from "vitest";
import { longMoment } from "@podium/shared/words/date-formats";
import { dayInWords, durationInWords, euros, waitInWords } from "./formats.ts";

test.each([
  [604_800, "7 dagen"],
  [86_400, "1 dag"],
  [3600, "een uur"],
  [5400, "90 minuten"],
  [172_800 + 3600, "49 uur"],
  [60, "1 minuut"],
  [1, "1 seconde"],
  [61, "61 seconden"],
])("%d seconds are %s", (seconds, words) => {
  expect(durationInWords(seconds)).toBe(words);
});

test.each([
  [1, "1 seconde"],
  [60, "1 minuut"],
  [61, "2 minuten"],
  [3599, "een uur"],
])("a wait of %d seconds is %s", (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});

test.each([
  ["nl", "een uur", "2 dagen", "€ 1.234,50", "5 december 2099 om 20:00", "5 december 2099"],
  ["fr", "une heure", "2 jours", "1 234,50 €", "5 décembre 2099 à 20:00", "5 décembre 2099"],
  ["en", "an hour", "2 days", "€1,234.50", "5 December 2099 at 20:00", "5 December 2099"],
] as const)("in %s times and amounts are as its readers write them", (language, hour, days, amount, moment, day) => {
  expect(waitInWords(3590, language)).toBe(hour);
  expect(durationInWords(172_800, language)).toBe(days);
  expect(euros(123_450, language)).toBe(amount);
  expect(longMoment(new Date("2099-12-05T19:00:00Z"), language)).toBe(moment);
  expect(dayInWords("2099-12-05", language)).toBe(day);
});
