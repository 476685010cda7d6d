import fc from "fast-check";
import { expect, it } from "vitest";
import { isSeatId, parseSeatId } from "./seat-id.ts";

it.each(["R1-A", "T25-E", "1-112", "BLK4-12B", "A-1", "0-0", "VLOE-1000", "VLOE-20000"])(
  "%s can be a seat's id",
  (id) => {
    expect(parseSeatId(id)).toBe(id);
  },
);

it.each([
  ["lower case", "r1-a"],
  ["spaces around", " R1-A "],
  ["a line end after it", "R1-A\n"],
  ["a missing dash", "R1A"],
  ["two dashes", "R1-A-B"],
  ["five characters before the dash", "BALK1-A"],
  ["four characters after it that are no number", "R1-123A"],
  ["a number of six digits", "VLOE-200000"],
  ["a number with a zero before it", "VLOE-0200"],
  ["nothing before it", "-A"],
  ["nothing after it", "R1-"],
  ["a letter with a mark", "É1-A"],
  ["what Postgres refuses", "R1-\0"],
  ["nothing", ""],
])("an id is refused with %s", (_why, text) => {
  expect(parseSeatId(text)).toBeNull();
  expect(isSeatId(text)).toBe(false);
});

it("whatever the text, an id is one to four and one to three capitals and digits around a dash, or a longer number", () => {
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
      const isLongNumber =
        Number(parts[1]) >= 1000 && Number(parts[1]) < 100_000 && String(Number(parts[1])) === parts[1];
      const long = [1, 2, 3, 4].includes(before ?? 0) && ([1, 2, 3].includes(after ?? 0) || isLongNumber);
      expect(isSeatId(id)).toBe(plain && long && parts.length === 2);
    }),
    { numRuns: 1000 },
  );
});
