import { blackBox } from "@podium/shared/halls/examples/example-halls";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { describe, expect, it } from "vitest";
import { rowNumbers } from "./row-numbers.ts";
import { stageFront } from "@podium/shared/halls/drawing";

describe("the numbers of rows", () => {
  it("are at both ends, and with the row's name in the aisle between its blocks", () => {
    const first = rowNumbers(specificationHall()).filter(({ text }) => text.endsWith("1"));
    expect(first.map(({ text }) => text)).toEqual(["1", "1", "Rij 1"]);
    expect(first.map(({ x }) => Math.round(x))).toEqual([46, 1154, 600]);
  });

  it("are short in all aisles where the longest name does not fit in one", () => {
    const plan = specificationHall();
    const groups = plan.groups.map((group) =>
      group.label === "Rij 4" ? { ...group, label: "Allerhoogste rij 4" } : group,
    );
    const inAisles = rowNumbers({ ...plan, groups }).filter(({ x }) => Math.round(x) === 600);
    expect(inAisles.map(({ text }) => text)).toEqual(["1", "2", "3", "4"]);
  });

  it("are left out where they would touch a chair or leave the drawing", () => {
    const plan = specificationHall();
    const [row] = plan.groups;
    if (!row) throw new Error("The hall has no row.");
    for (const seat of row.seats) seat.y = 700;
    const next = { ...row, id: "X", label: "Rij 9", seats: row.seats.map((seat) => ({ ...seat, x: seat.x - 480 })) };
    const texts = rowNumbers({ ...plan, groups: [row, next] }).map(({ text }) => text);
    expect(texts).toEqual(["1"]);
  });
});

it("the stage has its curtain towards most seats, and none when they are on opposite sides", () => {
  const plan = blackBox();
  expect(stageFront(plan)).toBe("down");
  const mirrored = { ...plan, stage: { ...plan.stage, y: 5000 } };
  expect(stageFront(mirrored)).toBe("up");
  const among = plan.groups.map((group, index) =>
    index % 2 === 0 ? group : { ...group, seats: group.seats.map((seat) => ({ ...seat, y: -seat.y })) },
  );
  expect(stageFront({ ...plan, groups: among })).toBe("around");
});
