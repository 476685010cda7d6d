import type { SeatId } from "@podium/shared/halls/seat-id";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seatNamed as seat, testHall as hall } from "#test/hall-seats.ts";
import { seatAfterKey, seatNeighbour } from "./seat-keys.ts";

const DIRECTIONS = ["left", "right", "up", "down"] as const;

const ALL_SEATS = hall.seats.map(({ id }) => id);
const plannedSeat = (id: SeatId) => hall.seat(id) ?? { x: Number.NaN, y: Number.NaN };

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
    expect(seatNeighbour(hall, seat(from), direction)).toBe(to);
  });

  it("go between the floor and the balcony", () => {
    expect(seatNeighbour(hall, seat("R1-E"), "up")).toMatch(/^T/);
    expect(seatNeighbour(hall, seat("T10-B"), "down")).toMatch(/^R1-/);
  });

  it("reach every seat from every seat", () => {
    for (const start of [seat("R1-A"), seat("T25-C"), seat("T1-A"), seat("R4-T")]) {
      const reached = new Set([start]);
      for (const id of reached) {
        for (const direction of DIRECTIONS) {
          const next = seatNeighbour(hall, id, direction);
          if (next) reached.add(next);
        }
      }
      expect(reached.size).toBe(hall.seats.length);
    }
  });

  it("always move the way they point, and stop at the edges", () => {
    for (const id of ALL_SEATS) {
      const from = plannedSeat(id);
      for (const direction of DIRECTIONS) {
        const next = seatNeighbour(hall, id, direction);
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
    expect(seatNeighbour(hall, seat("R1-A"), "left")).toBeNull();
    expect(seatNeighbour(hall, seat("R4-T"), "down")).toBeNull();
    expect(seatNeighbour(hall, seat("T1-A"), "up")).toBeNull();
  });

  it("come back along a row of the balcony", () => {
    const balcony = hall.groups
      .filter(({ kind }) => kind === "row")
      .flatMap((row) => row.seats.map((chair) => chair.id));
    const withoutLast = balcony.filter((id) => !id.endsWith("-T"));
    const thereAndBack = withoutLast.map((id) => seatNeighbour(hall, seatNeighbour(hall, id, "right") ?? id, "left"));
    expect(thereAndBack).toEqual(withoutLast);
  });

  it("come to an end at the edge of the hall, whichever way one walks", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALL_SEATS), fc.constantFrom(...DIRECTIONS), (start, direction) => {
        let steps = 0;
        for (let next: SeatId | null = start; next; next = seatNeighbour(hall, next, direction)) steps++;
        expect(steps).toBeLessThanOrEqual(hall.seats.length);
      }),
    );
  });
});

it("Home and End are the ends of the table or of the half row, and with Ctrl those of the hall", () => {
  const ends = (id: string, ctrl: boolean) => ["Home", "End"].map((key) => seatAfterKey(hall, seat(id), key, ctrl));
  expect(ends("T4-C", false)).toEqual(["T4-A", "T4-E"]);
  expect(ends("R2-F", false)).toEqual(["R2-A", "R2-J"]);
  expect(ends("R2-M", false)).toEqual(["R2-K", "R2-T"]);
  expect(ends("R2-M", true)).toEqual(["T1-A", "R4-T"]);
});

it("an arrow at the edge stays where it is, and no other key moves", () => {
  expect(seatAfterKey(hall, seat("T1-A"), "ArrowUp", false)).toBe("T1-A");
  expect(seatAfterKey(hall, seat("T1-A"), "toString", false)).toBeNull();
});
