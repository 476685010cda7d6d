import type { HallPlan, PlanGroup, SeatKind } from "../contracts/hall-plan.ts";
import { specificationHall } from "./examples/specification-hall.ts";
import { type Hall, readHall } from "./hall.ts";
import { describe, expect, it } from "vitest";
import { proposeSeats } from "./propose-seats.ts";
import { proposeWithWheelchair } from "./propose-with-wheelchair.ts";

const KINDS: Record<string, SeatKind> = { W: "wheelchair", C: "companion", R: "restricted", s: "seat" };

/** Rows behind each other, front first, each a text of kinds; a space is a gap. */
function hallOf(rows: Record<string, string>): Hall {
  const groups = Object.entries(rows).map(([id, kinds], row): PlanGroup => {
    const y = 250 + row * 48;
    const seats = kinds.split("").flatMap((kind, index) => {
      const known = KINDS[kind];
      const label = String(index + 1);
      return known ? [{ id: `${id}-${label}`, label, x: 400 + index * 48, y, turn: 0, kind: known }] : [];
    });
    return { id, kind: "row", label: `Rij ${id}`, zone: "zaal", x: 600, y, seats };
  });
  const plan: HallPlan = { ...specificationHall(), groups, decor: [] };
  return readHall(plan);
}

const everything = (hall: Hall) => new Set(hall.seats.map(({ id }) => id));
const without = (hall: Hall, ...gone: string[]) =>
  new Set(hall.seats.map(({ id }) => id).filter((id) => !gone.includes(id)));

describe("a party with a wheelchair", () => {
  const hall = hallOf({ A: "WCssss", B: "ssssss", C: "sCWsss" });

  it("gets a wheelchair place, a companion place beside it, and the others next to them", () => {
    expect(proposeWithWheelchair(hall, everything(hall), 2)).toEqual(["A-1", "A-2"]);
    expect(proposeWithWheelchair(hall, everything(hall), 4)).toEqual(["A-1", "A-2", "A-3", "A-4"]);
  });

  it("gets the wheelchair place alone when it is one person", () => {
    expect(proposeWithWheelchair(hall, everything(hall), 1)).toEqual(["A-1"]);
  });

  it("goes to the next wheelchair place when the first has lost its companion place", () => {
    expect(proposeWithWheelchair(hall, without(hall, "A-2"), 2)).toEqual(["C-3", "C-2"]);
  });

  it("gets a usual seat beside it when no companion place is left", () => {
    expect(proposeWithWheelchair(hall, without(hall, "A-2", "C-2"), 2)).toEqual(["A-1", "B-1"]);
  });

  it("keeps the others together, in the row behind when that is where they fit", () => {
    expect(proposeWithWheelchair(hall, without(hall, "A-4", "C-3"), 4)).toEqual(["A-1", "A-2", "B-1", "B-2"]);
  });

  it("is split over the nearest seats when they fit together nowhere", () => {
    const few = new Set(["A-1", "A-2", "A-4", "B-1", "B-6"].flatMap((id) => hall.seat(id)?.id ?? []));
    expect(proposeWithWheelchair(hall, few, 4)).toEqual(["A-1", "A-2", "A-4", "B-1"]);
  });

  it("uses one of several companion places where another wheelchair place needs the other", () => {
    const shared = hallOf({ A: "WCCWss" });
    const [first, ...company] = proposeWithWheelchair(shared, everything(shared), 3);
    expect([first, ...company].filter((id) => shared.seat(id ?? "")?.kind === "companion")).toHaveLength(1);
    const own = hallOf({ A: "WCCsss" });
    expect(proposeWithWheelchair(own, everything(own), 3)).toEqual(["A-1", "A-2", "A-3"]);
  });

  it("gets nothing without a free wheelchair place, or with too few seats", () => {
    expect(proposeWithWheelchair(hall, without(hall, "A-1", "C-3"), 2)).toEqual([]);
    expect(proposeWithWheelchair(hall, everything(hall), 19)).toEqual([]);
    for (const count of [0, -1, 1.5, Number.NaN])
      expect(proposeWithWheelchair(hall, everything(hall), count)).toEqual([]);
  });
});

describe("a party without a wheelchair", () => {
  it("never gets a wheelchair or companion place", () => {
    const hall = hallOf({ A: "WCCW", B: "ssss" });
    expect(proposeSeats(hall, everything(hall), 4)).toEqual(["B-1", "B-2", "B-3", "B-4"]);
    expect(proposeSeats(hall, everything(hall), 5)).toEqual([]);
  });

  it("gets limited view only when it cannot sit together otherwise", () => {
    const hall = hallOf({ A: "RRRss", B: "ssss" });
    expect(proposeSeats(hall, everything(hall), 2)).toEqual(["A-4", "A-5"]);
    expect(proposeSeats(hall, everything(hall), 3).every((id) => id.startsWith("B"))).toBe(true);
    expect(proposeSeats(hall, without(hall, "B-2"), 4)).toEqual(["A-2", "A-3", "A-4", "A-5"]);
  });

  it("is not seated across a gap in a row", () => {
    const hall = hallOf({ A: "ss  ss", B: "sss" });
    expect(proposeSeats(hall, everything(hall), 3)).toEqual(["B-1", "B-2", "B-3"]);
  });
});
