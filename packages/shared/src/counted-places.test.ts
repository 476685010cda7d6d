import { expect, test } from "vitest";
import { countedPlaces, wishWords } from "./counted-places.ts";

test("one place is singular, and a thousand has a point", () => {
  expect([0, 1, 2, 1250].map((count) => countedPlaces(count))).toEqual([
    "0 plaatsen",
    "1 plaats",
    "2 plaatsen",
    "1.250 plaatsen",
  ]);
});

test("one place alone is beside nobody", () => {
  expect(wishWords({ seats: 4, together: true })).toBe("4 plaatsen naast elkaar");
  expect(wishWords({ seats: 4, together: false })).toBe("4 plaatsen");
  expect(wishWords({ seats: 1, together: true })).toBe("1 plaats");
});

test("in English they are called as on the waiting list", () => {
  expect(wishWords({ seats: 2, together: true }, "en")).toBe("2 seats next to each other");
  expect(countedPlaces(1, "en")).toBe("1 seat");
});
