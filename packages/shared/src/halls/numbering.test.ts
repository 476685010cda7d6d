import { expect, test } from "vitest";
import { rowNumbers, type SeatNumbering, seatNumbers, USUAL_ROWS, USUAL_SEATS } from "./numbering.ts";

const seats = (count: number, numbering: Partial<SeatNumbering>): string =>
  seatNumbers(count, { ...USUAL_SEATS, ...numbering }).join(" ");

test.each([
  ["from the left", {}, "1 2 3 4 5"],
  ["from the right", { from: "right" }, "5 4 3 2 1"],
  ["from the middle, odd left and even right", { from: "middle" }, "5 3 1 2 4"],
  ["from another number on", { first: 11 }, "11 12 13 14 15"],
  ["odd only", { step: "odd" }, "1 3 5 7 9"],
  ["odd only, begun at an even number", { step: "odd", first: 2 }, "3 5 7 9 11"],
  ["even only", { step: "even" }, "2 4 6 8 10"],
  ["even only from the right", { step: "even", from: "right" }, "10 8 6 4 2"],
  ["letters", { as: "letters" }, "A B C D E"],
  ["letters from the middle", { as: "letters", from: "middle" }, "E C A B D"],
  ["letters without I and O", { as: "letters", first: 8, withoutIO: true }, "H J K L M"],
  ["letters beyond Z", { as: "letters", first: 25 }, "Y Z AA AB AC"],
  ["letters beyond Z without I and O", { as: "letters", first: 23, withoutIO: true }, "Y Z AA AB AC"],
  ["nonsense as the first number", { first: Number.NaN }, "1 2 3 4 5"],
] as const)("numbers five seats %s", (_, numbering, expected) => {
  expect(seats(5, numbering)).toBe(expected);
});

test("of an even number of seats the first from the middle stands left of it", () => {
  expect(seats(6, { from: "middle" })).toBe("5 3 1 2 4 6");
});

test("skips I and O in every letter of a long label", () => {
  const labels = seatNumbers(700, { ...USUAL_SEATS, as: "letters", withoutIO: true });
  expect(labels.filter((label) => /[IO]/.test(label))).toEqual([]);
  expect(new Set(labels).size).toBe(700);
});

test.each([
  ["from the stage", {}, "1 2 3"],
  ["from the back", { from: "back" }, "3 2 1"],
  ["with letters", { as: "letters" }, "A B C"],
  ["from another one on", { first: 5 }, "5 6 7"],
  ["with letters without I and O", { as: "letters", first: 13, withoutIO: true }, "N P Q"],
] as const)("numbers three rows %s", (_, numbering, expected) => {
  expect(rowNumbers(3, { ...USUAL_ROWS, ...numbering }).join(" ")).toBe(expected);
});
