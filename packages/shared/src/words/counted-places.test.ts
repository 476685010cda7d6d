import { expect, test } from "vitest";
import { countedPlaces, waitingEntryWords } from "./counted-places.ts";

test("one place is singular, and a thousand has a point", () => {
  expect([0, 1, 2, 1250].map((count) => countedPlaces(count))).toEqual([
    "0 plaatsen",
    "1 plaats",
    "2 plaatsen",
    "1.250 plaatsen",
  ]);
});

test("one place alone is beside nobody", () => {
  expect(waitingEntryWords({ seats: 4, together: true })).toBe("4 plaatsen naast elkaar");
  expect(waitingEntryWords({ seats: 4, together: false })).toBe("4 plaatsen");
  expect(waitingEntryWords({ seats: 1, together: true })).toBe("1 plaats");
});

test.each([
  ["fr", ["0 place", "1 place", "4 places côte à côte"]],
  // English pages say "seats" everywhere: a place is one in a queue.
  ["en", ["0 seats", "1 seat", "4 seats next to each other"]],
] as const)("they are counted as that language does: %s", (language, words) => {
  const [none, one] = [countedPlaces(0, language), countedPlaces(1, language)];
  expect([none, one, waitingEntryWords({ seats: 4, together: true }, language)]).toEqual(words);
});
