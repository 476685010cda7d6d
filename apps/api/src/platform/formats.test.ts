import { expect, test } from "vitest";
import { durationInWords, waitInWords } from "./formats.ts";

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
