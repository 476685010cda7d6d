import { expect, it } from "vitest";
import { seatLabels } from "./hall-order.ts";

it.each([
  [["T3-A", "T3-B", "T3-C", "T3-D"], "Tafel 3, stoelen A tot D"],
  [["R2-G", "R2-F"], "Rij 2, stoelen F en G"],
  [["T4-E", "T4-A", "T4-C"], "Tafel 4, stoelen A, C en E"],
  [["R1-A", "R1-B", "R1-C", "R1-F"], "Rij 1, stoelen A tot C en F"],
  [["T7-A", "R2-F", "T7-B"], "Rij 2, stoel F; Tafel 7, stoelen A en B"],
  [["R2-F"], "Rij 2, stoel F"],
])("names the seats of one table or row together, and a row of letters by its ends: %j", (seatIds, words) => {
  expect(seatLabels(seatIds)).toBe(words);
});

it("leaves what is no seat of the hall as it is", () => {
  expect(seatLabels(["X9-Z"])).toBe("Stoel: X9-Z");
});
