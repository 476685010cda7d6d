import { expect, test } from "vitest";
import { fullVenue, showsSayWhere, venueLine } from "./venue.ts";

const own = { venueName: "Parochiezaal Sint-Voorbeeld", venueAddress: "Dorpsstraat 1, 9999 Voorbeelddorp" };
const OWN = "Parochiezaal Sint-Voorbeeld, Dorpsstraat 1, 9999 Voorbeelddorp";

test("a hall with an address of its own is called as its plan calls it", () => {
  expect(venueLine({ name: "Sporthal", address: "Sportlaan 3, 9999 Voorbeelddorp" }, own)).toBe(
    "Sporthal, Sportlaan 3, 9999 Voorbeelddorp",
  );
});

test.for([
  [null, OWN],
  [undefined, OWN],
  [{ name: "Bovenzaal", address: null }, `Bovenzaal, ${OWN}`],
  [{ name: "parochiezaal", address: null }, OWN],
] as const)("a hall without one carries the society's: %j", ([venue, line]) => {
  expect(venueLine(venue, own)).toBe(line);
});

test("the way to the society leads to its own address alone", () => {
  const isElsewhere = (address: string | null) => fullVenue({ name: "Zaal", address }, own).isElsewhere;
  expect(["Sportlaan 3", own.venueAddress, null].map(isElsewhere)).toEqual([true, false, false]);
});

test("a list of shows says where each is as soon as one of them is not in the society's own hall", () => {
  const elsewhere = { venue: { name: "Sporthal", address: "Sportlaan 3" } };
  expect(showsSayWhere([{}, {}], own)).toBe(false);
  expect(showsSayWhere([{}, elsewhere], own)).toBe(true);
  expect(showsSayWhere([elsewhere], own)).toBe(true);
});
