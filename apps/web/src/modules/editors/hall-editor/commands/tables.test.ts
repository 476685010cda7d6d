import { ALL_SIDES, table, type TableSide } from "@podium/shared/halls/table";
import { describe, expect, it } from "vitest";
import { tableSides } from "./tables.ts";

function tableWith(sides: readonly TableSide[], chairs: number) {
  const wanted = {
    shape: "long",
    chairs,
    sides,
    label: "Tafel 1",
    chairLabels: "letters",
    zone: "zaal",
    x: 0,
    y: 0,
  } as const;
  const [made] = table(wanted, { others: [], zones: [{ id: "zaal", name: "Zaal" }] });
  if (!made) throw new Error("No table was made.");
  return made;
}

describe("the sides of a long table", () => {
  it.each([
    [["front", "back"], 16],
    [["back"], 8],
    [ALL_SIDES, 18],
  ] as const)("are read from its chairs, also from those at the ends of a side (%s)", (sides, chairs) => {
    expect(tableSides(tableWith(sides, chairs))).toEqual(ALL_SIDES.filter((side) => sides.some((one) => one === side)));
  });

  it("are the same after it was turned", () => {
    const made = tableWith(["front", "back"], 16);
    const seats = made.seats.map((seat) => ({ ...seat, x: -seat.y, y: seat.x }));
    expect(tableSides({ ...made, turn: 90, seats })).toEqual(["front", "back"]);
  });
});
