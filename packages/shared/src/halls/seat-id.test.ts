import fc from "fast-check";
import { expect, it } from "vitest";
import { isSeatId, parseSeatId } from "./seat-id.ts";

it.each(["R1-A", "T25-E", "1-112", "BLK4-12B", "A-1", "0-0"])("%s can be a seat's id", (id) => {
  expect(parseSeatId(id)).toBe(id);
});

it.each([
  ["lower case", "r1-a"],
  ["spaces around", " R1-A "],
  ["a line end after it", "R1-A\n"],
  ["a missing dash", "R1A"],
  ["two dashes", "R1-A-B"],
  ["five characters before the dash", "BALK1-A"],
  ["four characters after it", "R1-1234"],
  ["nothing before it", "-A"],
  ["nothing after it", "R1-"],
  ["a letter with a mark", "É1-A"],
  ["what Postgres refuses", "R1-\0"],
  ["nothing", ""],
])("an id is refused with %s", (_why, text) => {
  expect(parseSeatId(text)).toBeNull();
  expect(isSeatId(text)).toBe(false);
});

it("whatever the text, an id is one to four and one to three capitals and digits around a dash", () => {
  const sign = fc.constantFrom("A", "Z", "0", "9", "a", "z", "-", "é", " ");
  const text = fc.oneof(
    fc.array(sign, { maxLength: 10 }).map((signs) => signs.join("")),
    fc.string(),
  );
  fc.assert(
    fc.property(text, (id) => {
      const parts = id.split("-");
      const plain = id.replaceAll(/[A-Z]|\d|-/g, "") === "";
      const [before, after] = parts.map(({ length }) => length);
      const long = [1, 2, 3, 4].includes(before ?? 0) && [1, 2, 3].includes(after ?? 0);
      expect(isSeatId(id)).toBe(plain && long && parts.length === 2);
    }),
    { numRuns: 1000 },
  );
});
