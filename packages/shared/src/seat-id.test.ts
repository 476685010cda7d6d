import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALL_SEATS } from "./hall-plan.ts";
import {
  compareSeatIds,
  isSeatId,
  parseSeatId,
  seatLabel,
  seatPlace,
  seatShortLabel,
  tableLetters,
} from "./seat-id.ts";

const FIVE = new Set([1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25]);

describe("seat ids", () => {
  it("accepts the corners of the balcony and of the tables", () => {
    for (const id of ["R1-A", "R4-T", "T1-A", "T25-E", "T2-D"]) expect(parseSeatId(id)).toBe(id);
  });

  it.each([
    ["a row past the fourth", "R5-A"],
    ["row zero", "R0-A"],
    ["a letter past T", "R1-U"],
    ["a table past 25", "T26-A"],
    ["table zero", "T0-A"],
    ["a fifth seat at a table of four", "T2-E"],
    ["a sixth seat at a table of five", "T1-F"],
    ["a leading zero", "R01-A"],
    ["lower case", "r1-a"],
    ["spaces around", " R1-A "],
    ["a line end after it", "R1-A\n"],
    ["a missing dash", "R1A"],
    ["two letters", "R1-AB"],
    ["nothing", ""],
  ])("refuses %s", (_why, text) => {
    expect(parseSeatId(text)).toBeNull();
    expect(isSeatId(text)).toBe(false);
  });

  it("gives exactly the tables that the specification names a fifth seat", () => {
    for (let table = 1; table <= 25; table += 1) {
      expect(tableLetters(table)).toBe(FIVE.has(table) ? "ABCDE" : "ABCD");
    }
    expect(tableLetters(26)).toBe("");
    expect(tableLetters(1.5)).toBe("");
  });

  it("accepts nothing but the seats of the hall, whatever the text", () => {
    const nearly = fc
      .tuple(
        fc.constantFrom("R", "T", "r", "S", ""),
        fc.nat(40),
        fc.constantFrom("-", "", "--", " "),
        fc.constantFrom("A", "D", "E", "F", "J", "K", "T", "U", "Z", "a", ""),
      )
      .map((parts) => parts.join(""));
    const known = new Set<string>(ALL_SEATS);
    fc.assert(
      fc.property(fc.oneof(nearly, fc.string()), (text) => {
        expect(isSeatId(text)).toBe(known.has(text));
      }),
    );
  });
});

describe("what a seat is called", () => {
  it.each([
    ["R2-F", "Rij 2, stoel F", "Rij 2 F"],
    ["T4-E", "Tafel 4, stoel E", "Tafel 4 E"],
    ["LOGE", "Stoel: LOGE", "LOGE"],
    ["R2F", "Stoel: R2F", "R2F"],
  ])("shows %s as %s", (id, long, short) => {
    expect(seatLabel(id)).toBe(long);
    expect(seatShortLabel(id)).toBe(short);
  });

  it("parses every seat id into its parts", () => {
    for (const id of ALL_SEATS) {
      const { kind, number, letter } = seatPlace(id);
      expect(`${kind === "row" ? "R" : "T"}${number}-${letter}`).toBe(id);
    }
  });
});

it("sorts seats as the hall is numbered and unknown ids last", () => {
  const mixed = ["LOGE", "T10-A", "T2-B", "R2-A", "T2-A", "R1-T"];
  expect(mixed.toSorted(compareSeatIds)).toEqual(["R1-T", "R2-A", "T2-A", "T2-B", "T10-A", "LOGE"]);
});
