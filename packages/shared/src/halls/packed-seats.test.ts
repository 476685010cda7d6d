import fc from "fast-check";
import { expect, it } from "vitest";
import { packSeats, unpackSeatIds, unpackSeats } from "./packed-seats.ts";
import type { SeatState } from "#contracts/realtime.ts";

it("says by group, once, what the seats are called, and a state where it is not available and unchanged", () => {
  const seats: SeatState[] = [
    { seatId: "R1-A", status: "available", version: 0 },
    { seatId: "R1-B", status: "held", version: 3 },
    { seatId: "T4-A", status: "available", version: 2 },
    { seatId: "T4-B", status: "reserved", version: 12 },
  ];
  expect(packSeats(seats)).toBe("R1 A B=h3|T4 A=a2 B=r12");
});

it("says consecutive numbers with the same state once, unless the page cannot read that", () => {
  const at = (number: number, state: Omit<SeatState, "seatId">) => ({ seatId: `VLOE-${number}`, ...state });
  const seats: SeatState[] = [
    ...Array.from({ length: 4000 }, (_, index) => at(index + 1, { status: "available", version: 0 })),
    ...[4001, 4002].map((number) => at(number, { status: "reserved", version: 2 })),
    at(4004, { status: "reserved", version: 2 }),
  ];
  expect(packSeats(seats)).toBe("VLOE 1~4000 4001~4002=r2 4004=r2");
  expect(unpackSeats(packSeats(seats))).toEqual(seats);
  expect(packSeats(seats.slice(-3), { ranges: false })).toBe("VLOE 4001=r2 4002=r2 4004=r2");
});

const seat: fc.Arbitrary<SeatState> = fc.record({
  seatId: fc.stringMatching(/^[A-Z0-9]{1,2}-(?:[A-Z0-9]{1,3}|[1-3]|[1-9][0-9]{3,4})$/),
  status: fc.constantFrom("available", "held", "reserved"),
  version: fc.nat(2_000_000_000),
});

it("unpacks what was packed, whatever the ids, states and versions", () => {
  const byId = (seats: readonly SeatState[]) => new Map(seats.map((each) => [each.seatId, each]));
  fc.assert(
    fc.property(fc.uniqueArray(seat, { selector: ({ seatId }) => seatId }), (seats) => {
      const unpacked = unpackSeats(packSeats(seats));
      expect([...unpackSeatIds(packSeats(seats))]).toEqual(unpacked.map(({ seatId }) => seatId));
      expect(unpacked).toHaveLength(seats.length);
      expect(byId(unpacked)).toEqual(byId(seats));
    }),
  );
});

it("leaves out a state that it does not know, and reads the rest", () => {
  expect(unpackSeats("R1 A=x3 B=h C 9~2")).toEqual([{ seatId: "R1-C", status: "available", version: 0 }]);
  expect(unpackSeats("")).toEqual([]);
});
