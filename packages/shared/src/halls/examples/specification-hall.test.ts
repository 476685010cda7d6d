import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { findFaults } from "#halls/faults.ts";
import { readHall, SEAT_SIZE } from "#halls/hall.ts";
import { specificationHall } from "./specification-hall.ts";

const plan = specificationHall();
const hall = readHall(plan);
const FIVE = new Set([1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25]);
const tables = hall.groups.filter(({ kind }) => kind === "table");
const rows = hall.groups.filter(({ kind }) => kind === "row");
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const group = (seatId: string) => hall.groupOf(seatId) ?? expect.unreachable(seatId);

it("never changes: every installation has published it, and drawn and sold by it", () => {
  expect(createHash("sha256").update(JSON.stringify(plan)).digest("hex")).toBe(
    "74b40d6bdc7cdf412aea4444eb906dad4dd6f8f020c65a81cf55f60f781fe2bf",
  );
});

it("can be published", () => {
  expect(findFaults(plan)).toEqual([]);
});

describe("the seats", () => {
  it("are 193 in the order of the numbering: the balcony by row and letter, then the tables, thirteen of five", () => {
    const balcony = upTo(4).flatMap((row) => Array.from("ABCDEFGHIJKLMNOPQRST", (letter) => `R${row}-${letter}`));
    const atTables = upTo(25).flatMap((table) =>
      Array.from(FIVE.has(table) ? "ABCDE" : "ABCD", (letter) => `T${table}-${letter}`),
    );
    expect(hall.seats.map(({ seatId }) => seatId)).toEqual([...balcony, ...atTables]);
    expect(hall.seats).toHaveLength(193);
  });

  it("are called by the specification's rule, and are plain ones", () => {
    expect(hall.seat("R2-F")).toMatchObject({ group: "Rij 2", label: "F", zone: "balkon" });
    expect(hall.seat("T4-E")).toMatchObject({ group: "Tafel 4", label: "E", zone: "zaal" });
    expect(new Set(hall.seats.map(({ kind }) => kind))).toEqual(new Set(["seat"]));
  });

  it("never overlap, and lie inside the room and off the stage", () => {
    for (const chair of hall.seats) {
      expect(chair.x).toBeGreaterThan(SEAT_SIZE / 2);
      expect(chair.x).toBeLessThan(plan.width - SEAT_SIZE / 2);
      expect(chair.y).toBeGreaterThan(plan.stage.y + plan.stage.height);
      expect(chair.y).toBeLessThan(plan.height - SEAT_SIZE / 2);
      const others = hall.seats.filter((other) => other !== chair);
      const nearest = Math.min(...others.map(({ x, y }) => Math.hypot(chair.x - x, chair.y - y)));
      expect(nearest).toBeGreaterThan(SEAT_SIZE * 1.3);
    }
  });
});

describe("the room", () => {
  it("has tables 1-12 left of the aisle and 13-25 right of it", () => {
    const left = tables.filter(({ x }) => x < plan.width / 2);
    expect(tables.map(({ id }) => id)).toEqual(upTo(25).map((number) => `T${number}`));
    expect(left.map(({ id }) => id)).toEqual(upTo(12).map((number) => `T${number}`));
  });

  it("has a balcony of two blocks of 4 rows: A-J left, K-T right", () => {
    expect(rows.map(({ label, seats }) => [label, seats.map((chair) => chair.label).join("")])).toEqual(
      upTo(4).flatMap((row) => [
        [`Rij ${row}`, "ABCDEFGHIJ"],
        [`Rij ${row}`, "KLMNOPQRST"],
      ]),
    );
  });

  it("has the balcony behind the tables, and its first row in front", () => {
    const lowestTable = Math.max(...tables.map(({ y }) => y));
    for (const row of rows.slice(0, 2)) expect(row.y).toBeGreaterThan(lowestTable);
    expect(group("R2-A").y).toBeGreaterThan(group("R1-A").y);
  });

  it("is the same left and right of the aisle, table 25 excepted", () => {
    expect(hall.seat("R1-T")?.x).toBeCloseTo(plan.width - (hall.seat("R1-A")?.x ?? 0));
    expect(group("T13-A").x).toBeCloseTo(plan.width - group("T4-A").x);
    expect(group("T24-A").y).toBeCloseTo(group("T9-A").y);
  });
});
