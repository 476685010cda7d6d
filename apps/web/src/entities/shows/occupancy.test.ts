import { expect, it } from "vitest";
import { occupancyOf } from "./all-shows.ts";

it("counts a blocked seat neither as occupied nor as free", () => {
  expect(occupancyOf({ taken: 90, total: 193, blocked: 13 })).toEqual({
    forSale: 180,
    share: 50,
    blockedWords: ", 13 geblokkeerd",
  });
  expect(occupancyOf({ taken: 0, total: 5, blocked: 5 })).toEqual({
    forSale: 0,
    share: 0,
    blockedWords: ", 5 geblokkeerd",
  });
});
