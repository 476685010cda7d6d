import { describe, expect, it } from "vitest";
import { ALL_SEATS, HALL_SIZE, hallPlan, plannedSeat, SEAT_SIZE, seatGroup, seatQuality, STAGE } from "./hall-plan.ts";
import { compareSeatIds, parseSeatId } from "./seat-id.ts";
import type { SeatId } from "./seat-id.ts";

function seat(text: string): SeatId {
  const id = parseSeatId(text);
  if (!id) throw new Error(text);
  return id;
}

describe("the seats", () => {
  it("are 193 different ones: 80 on the balcony and 113 at tables", () => {
    expect(ALL_SEATS).toHaveLength(193);
    expect(new Set(ALL_SEATS).size).toBe(193);
    expect(ALL_SEATS.filter((id) => id.startsWith("R"))).toHaveLength(80);
  });

  it("come in the order of the numbering", () => {
    expect(ALL_SEATS.toSorted(compareSeatIds)).toEqual(ALL_SEATS);
  });

  it("never overlap, and lie inside the room and off the stage", () => {
    const chairs = [...hallPlan.seats.values()];
    for (const chair of chairs) {
      expect(chair.x).toBeGreaterThan(SEAT_SIZE / 2);
      expect(chair.x).toBeLessThan(HALL_SIZE.width - SEAT_SIZE / 2);
      expect(chair.y).toBeGreaterThan(STAGE.y + STAGE.height);
      expect(chair.y).toBeLessThan(HALL_SIZE.height - SEAT_SIZE / 2);
      for (const other of chairs) {
        if (other === chair) continue;
        expect(Math.hypot(chair.x - other.x, chair.y - other.y)).toBeGreaterThan(SEAT_SIZE * 1.3);
      }
    }
  });
});

describe("the room", () => {
  it("has tables 1-12 left of the aisle and 13-25 right of it", () => {
    expect(hallPlan.tables).toHaveLength(25);
    for (const table of hallPlan.tables) {
      expect(table.side).toBe(table.number <= 12 ? "left" : "right");
      expect(table.x < HALL_SIZE.width / 2).toBe(table.side === "left");
    }
  });

  it("has a balcony of two blocks of 4 rows: A-J left, K-T right", () => {
    expect(hallPlan.rows.map((row) => row.key)).toEqual([
      "R1-left",
      "R1-right",
      "R2-left",
      "R2-right",
      "R3-left",
      "R3-right",
      "R4-left",
      "R4-right",
    ]);
    for (const row of hallPlan.rows) {
      const letters = row.seats.map((chair) => chair.id.at(-1)).join("");
      expect(letters).toBe(row.side === "left" ? "ABCDEFGHIJ" : "KLMNOPQRST");
    }
  });

  it("has the balcony behind the tables, and its first row in front", () => {
    const lowestTable = Math.max(...hallPlan.tables.map((table) => table.y));
    for (const row of hallPlan.rows.slice(0, 2)) expect(row.y).toBeGreaterThan(lowestTable);
    expect(plannedSeat(seat("R2-A")).y).toBeGreaterThan(plannedSeat(seat("R1-A")).y);
  });

  it("is the same left and right of the aisle, table 25 excepted", () => {
    const mirrored = (x: number) => HALL_SIZE.width - x;
    expect(plannedSeat(seat("R1-T")).x).toBeCloseTo(mirrored(plannedSeat(seat("R1-A")).x));
    expect(seatGroup(seat("T13-A")).x).toBeCloseTo(mirrored(seatGroup(seat("T4-A")).x));
    expect(seatGroup(seat("T24-A")).y).toBeCloseTo(seatGroup(seat("T9-A")).y);
  });

  it("knows the table or half row of every seat", () => {
    for (const id of ALL_SEATS) {
      expect(seatGroup(id).seats.map((chair) => chair.id)).toContain(id);
    }
  });
});

describe("the quality of a seat", () => {
  it("lies between 0 and 1 and is higher nearer to the stage and to the middle", () => {
    for (const id of ALL_SEATS) {
      expect(seatQuality(id)).toBeGreaterThan(0);
      expect(seatQuality(id)).toBeLessThanOrEqual(1);
    }
    expect(seatQuality(seat("T4-A"))).toBeGreaterThan(seatQuality(seat("T1-A")));
    expect(seatQuality(seat("T4-A"))).toBeGreaterThan(seatQuality(seat("T8-A")));
    expect(seatQuality(seat("T25-A"))).toBeGreaterThan(seatQuality(seat("R1-K")));
    expect(seatQuality(seat("R1-J"))).toBeGreaterThan(seatQuality(seat("R4-J")));
  });
});
