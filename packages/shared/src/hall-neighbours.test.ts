import { describe, expect, it } from "vitest";
import { seatAtEdge, seatNeighbour } from "./hall-neighbours.ts";
import type { Direction } from "./hall-neighbours.ts";
import { ALL_SEATS, hallPlan, plannedSeat } from "./hall-plan.ts";
import { parseSeatId } from "./seat-id.ts";
import type { SeatId } from "./seat-id.ts";

const DIRECTIONS: readonly Direction[] = ["left", "right", "up", "down"];

function seat(text: string): SeatId {
  const id = parseSeatId(text);
  if (!id) throw new Error(text);
  return id;
}

describe("the arrow keys", () => {
  it.each([
    ["R2-F", "left", "R2-E"],
    ["R2-F", "right", "R2-G"],
    ["R2-F", "up", "R1-F"],
    ["R2-F", "down", "R3-F"],
    ["R1-J", "right", "R1-K"],
    ["R3-K", "left", "R3-J"],
    ["T2-B", "right", "T2-C"],
    ["T2-D", "left", "T2-A"],
    ["T2-D", "right", "T3-A"],
    ["T2-B", "down", "T6-A"],
  ] as const)("go from %s %s to %s", (from, direction, to) => {
    expect(seatNeighbour(seat(from), direction)).toBe(to);
  });

  it("go between the floor and the balcony", () => {
    expect(seatNeighbour(seat("R1-E"), "up")).toMatch(/^T/);
    expect(seatNeighbour(seat("T10-B"), "down")).toMatch(/^R1-/);
  });

  it("reach every seat from every seat", () => {
    for (const start of [seat("R1-A"), seat("T25-C"), seat("T1-A"), seat("R4-T")]) {
      const reached = new Set([start]);
      for (const id of reached) {
        for (const direction of DIRECTIONS) {
          const next = seatNeighbour(id, direction);
          if (next) reached.add(next);
        }
      }
      expect(reached.size).toBe(ALL_SEATS.length);
    }
  });

  it("always move the way they point, and stop at the edges", () => {
    for (const id of ALL_SEATS) {
      const from = plannedSeat(id);
      for (const direction of DIRECTIONS) {
        const next = seatNeighbour(id, direction);
        if (!next) continue;
        const to = plannedSeat(next);
        const moved = {
          left: from.x - to.x,
          right: to.x - from.x,
          up: from.y - to.y,
          down: to.y - from.y,
        };
        expect(moved[direction]).toBeGreaterThan(0);
      }
    }
    expect(seatNeighbour(seat("R1-A"), "left")).toBeNull();
    expect(seatNeighbour(seat("R4-T"), "down")).toBeNull();
    expect(seatNeighbour(seat("T1-A"), "up")).toBeNull();
  });

  it("come back along a row of the balcony", () => {
    const balcony = hallPlan.rows.flatMap((row) => row.seats.map((chair) => chair.id));
    const withoutLast = balcony.filter((id) => !id.endsWith("-T"));
    const thereAndBack = withoutLast.map((id) => seatNeighbour(seatNeighbour(id, "right") ?? id, "left"));
    expect(thereAndBack).toEqual(withoutLast);
  });
});

it("Home and End are the ends of the table or of the half row", () => {
  expect(seatAtEdge(seat("T4-C"), "first")).toBe("T4-A");
  expect(seatAtEdge(seat("T4-C"), "last")).toBe("T4-E");
  expect(seatAtEdge(seat("R2-F"), "last")).toBe("R2-J");
  expect(seatAtEdge(seat("R2-M"), "first")).toBe("R2-K");
});
