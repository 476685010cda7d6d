import { expect, it } from "vitest";
import { ALL_SEATS } from "./hall-plan.ts";

it("has 193 different seats: 80 on the balcony and 113 at tables", () => {
  expect(ALL_SEATS).toHaveLength(193);
  expect(new Set(ALL_SEATS).size).toBe(193);
  expect(ALL_SEATS.filter((id) => id.startsWith("R"))).toHaveLength(80);
});
