// @vitest-environment node
import { expect, it } from "vitest";
import { countFree, takeSeats, type KnownSeats } from "./free-places.ts";

function snapshot(): KnownSeats {
  const known: KnownSeats = new Map();
  takeSeats(known, [
    { seatId: "R1-A", status: "available", version: 3 },
    { seatId: "R1-B", status: "available", version: 0 },
    { seatId: "T1-A", status: "reserved", version: 2 },
  ]);
  return known;
}

it("counts a seat that is held or reserved as not free", () => {
  const known = snapshot();
  takeSeats(known, [{ seatId: "R1-B", status: "held", version: 1 }]);
  expect(countFree(known)).toBe(1);
});

it("does not let a late message undo a newer one", () => {
  const known = snapshot();
  takeSeats(known, [{ seatId: "R1-A", status: "held", version: 2 }]);
  expect(countFree(known)).toBe(2);
});

it("counts a message that comes twice once", () => {
  const known = snapshot();
  const freed = { seatId: "T1-A", status: "available", version: 3 } as const;
  takeSeats(known, [freed]);
  takeSeats(known, [freed]);
  expect(countFree(known)).toBe(3);
});
