import { describe, expect, it } from "vitest";
import type { HallPlan, PlanGroup } from "../contracts/hall-plan.ts";
import { specificationHall } from "./examples/specification-hall.ts";
import { type Hall, readHall } from "./hall.ts";
import { isRing, neighboursOf, unbrokenRuns } from "./neighbours.ts";

const hall = readHall(specificationHall());

function groupIn(own: Hall, id: string) {
  const group = own.groups.find((one) => one.id === id);
  if (!group) throw new Error(`no group ${id}`);
  return group;
}
const next = (own: Hall, id: string) =>
  [...neighboursOf(own, groupIn(own, id))].map((group) => group.id).toSorted((a, b) => a.localeCompare(b));

function hallOf(
  groups: Array<Pick<PlanGroup, "id" | "kind" | "shape" | "x" | "y" | "width" | "height"> & { at: number[][] }>,
) {
  const plan: HallPlan = {
    ...specificationHall(),
    decor: [],
    groups: groups.map(({ at, ...group }) => ({
      ...group,
      label: group.id,
      zone: "zaal",
      seats: at.map(([x = 0, y = 0], index) => {
        return { id: `${group.id}-${index}`, label: String(index), x, y, turn: 0, kind: "seat" };
      }),
    })),
  };
  return readHall(plan);
}

describe("seats beside each other", () => {
  it("are a whole block of a row and a whole table of the specification's hall", () => {
    for (const group of hall.groups) {
      expect(unbrokenRuns(group).map((run) => run.map(({ id }) => id))).toEqual([group.seats.map(({ id }) => id)]);
      expect(isRing(group)).toBe(false);
    }
  });

  it("end where a seat is missing from the row", () => {
    const gap = hallOf([{ id: "A", kind: "row", x: 0, y: 0, at: [100, 140, 180, 300, 340].map((x) => [x, 300]) }]);
    expect(unbrokenRuns(groupIn(gap, "A")).map((run) => run.length)).toEqual([3, 2]);
  });

  it("are two chairs side by side, and not two chairs far apart", () => {
    const pairs = hallOf([
      { id: "A", kind: "row", x: 0, y: 0, at: [100, 160].map((x) => [x, 300]) },
      { id: "B", kind: "row", x: 0, y: 0, at: [100, 260].map((x) => [x, 400]) },
    ]);
    expect(unbrokenRuns(groupIn(pairs, "A"))).toHaveLength(1);
    expect(unbrokenRuns(groupIn(pairs, "B"))).toHaveLength(2);
  });

  it("go all around a round table with chairs on every side", () => {
    const at = Array.from({ length: 8 }, (_, index) => {
      const angle = (index * Math.PI) / 4;
      return [500 + 60 * Math.cos(angle), 400 + 60 * Math.sin(angle)];
    });
    expect(isRing(groupIn(hallOf([{ id: "T", kind: "table", shape: "round", x: 500, y: 400, at }]), "T"))).toBe(true);
  });
});

describe("groups next to each other", () => {
  it("are the tables beside, before and behind a table, on its side of the aisle", () => {
    expect(next(hall, "T4")).toEqual(["T3", "T8"]);
    expect(next(hall, "T6")).toEqual(["T10", "T2", "T5", "T7"]);
  });

  it("are the rows before and behind a row, on its side of the aisle", () => {
    expect(next(hall, "R1-links")).toEqual(["R2-links"]);
    expect(next(hall, "R2-rechts")).toEqual(["R1-rechts", "R3-rechts"]);
  });

  it("are long tables end to end or side by side, and not those an aisle away", () => {
    const long = (id: string, x: number, y: number) => {
      const at = [-60, 0, 60].flatMap((along) => [
        [x + along, y - 45],
        [x + along, y + 45],
      ]);
      return { id, kind: "table", shape: "long", x, y, width: 190, height: 50, at } as const;
    };
    const tables = hallOf(
      [long("A", 300, 300), long("B", 520, 300), long("C", 300, 440), long("D", 800, 300)].map((one) => ({
        ...one,
        at: one.at.map((point) => [...point]),
      })),
    );
    expect(next(tables, "A")).toEqual(["B", "C"]);
    expect(next(tables, "D")).toEqual([]);
  });
});
