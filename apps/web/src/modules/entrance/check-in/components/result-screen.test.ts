import { expect, it } from "vitest";
import { seatLines } from "./result-screen.tsx";

const lines = (group: string, label: string) => seatLines({ seatId: "R1-A", group, label }, 19);

it("fills the screen with the row or table and the chair, each on its line", () => {
  expect(lines("Tafel 25", "E")).toEqual({ lines: ["Tafel 25,", "stoel E"], vw: 19, wraps: false });
  expect(lines("Rij 9, balkon", "112").lines).toEqual(["Rij 9, balkon,", "stoel 112"]);
  expect(lines("", "X9-Z").lines).toEqual(["Stoel: X9-Z"]);
});

it("makes a longer name smaller, so that each line stays as wide as the screen, and lets the longest wrap", () => {
  expect(lines("Rij 9, balkon", "112").vw).toBeCloseTo(12.2, 1);
  expect(lines("Balkon links achteraan naast de regietaf", "112")).toMatchObject({ vw: 6.5, wraps: true });
});
