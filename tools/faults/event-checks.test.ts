import type { RequestOf } from "@podium/shared/contracts/client";
import { expect, test } from "vitest";
import { findRoomiest } from "./event-checks.ts";

const visitorOf = (freeOf: Readonly<Record<number, readonly string[]>>) => ({
  listAvailableSeats: async ({ params }: RequestOf<"listAvailableSeats">) =>
    (freeOf[Number(params.showId)] ?? []).map((seatId) => ({ seatId })),
});

test("events are checked in the show with the most free seats", async () => {
  const visitor = visitorOf({ 1: ["R1-A"], 2: ["R1-A", "R1-B", "R2-C"], 3: [] });
  expect(await findRoomiest(visitor, [1, 2, 3])).toEqual({ showId: 2, free: ["R1-A", "R1-B", "R2-C"] });
});

test("shows without free seats to change are said so, and no seat without a name is asked for", async () => {
  await expect(findRoomiest(visitorOf({ 1: ["R1-A"], 2: [] }), [1, 2])).rejects.toThrow(
    "no show of 1, 2 has 2 free seats",
  );
});
