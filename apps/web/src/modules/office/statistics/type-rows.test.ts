import type { ShowOccupancy } from "@podium/shared/contracts/statistics";
import { expect, it } from "vitest";
import { testOccupancy } from "#test/test-show.ts";
import { typeRows } from "./type-rows.ts";

const share = (name: string, sold: number, unpaid = 0) => ({ name, sold, unpaid });
const show = (id: number, ticketTypes: ShowOccupancy["ticketTypes"]) =>
  testOccupancy({ id, name: `Show ${id}`, ticketTypes });

it("counts each type per show and together, unpaid ones apart, and leaves out shows of which nothing is sold", () => {
  const shows = [show(1, [share("Volwassene", 3, 1), share("Kind", 2)]), show(2, [share("Kind", 1)]), show(3, [])];
  const rows = typeRows([share("Kind", 3), share("Volwassene", 3, 1)], shows);
  expect(rows?.names).toEqual(["Kind", "Volwassene"]);
  expect(rows?.shows.map((row) => [row.show?.id, row.counts, row.total, row.unpaid])).toEqual([
    [1, [2, 3], 5, 1],
    [2, [1, 0], 1, 0],
  ]);
  expect(rows?.all).toMatchObject({ counts: [3, 3], total: 6, unpaid: 1 });
});

it("counts the least sold of many types as one, and loses none", () => {
  const types = ["A", "B", "C", "D", "E", "F", "G"].map((name, index) => share(name, 10 - index));
  const rows = typeRows(types, [show(1, types)]);
  expect(rows?.names).toEqual(["A", "B", "C", "D", "E", "Andere"]);
  expect(rows?.all.counts).toEqual([10, 9, 8, 7, 6, 9]);
  expect(rows?.shows[0]?.counts.reduce((sum, count) => sum + count, 0)).toBe(rows?.all.total);
});

it("has nothing to say of one type", () => {
  expect(typeRows([share("Standaard", 7)], [show(1, [share("Standaard", 7)])])).toBeNull();
});
