import fc from "fast-check";
import { expect, it } from "vitest";
import { inHallOrder } from "./hall-order.ts";
import { ALL_SEATS, plannedSeat, seatGroup } from "./hall-plan.ts";
import { compareSeatIds, parseSeatId } from "./seat-id.ts";

const seats = fc.constantFrom(...ALL_SEATS);
const someSeats = fc.uniqueArray(seats, { maxLength: 40 });

it("every list of seats reads in the hall's order, whatever order it came in, and loses none", () => {
  fc.assert(
    fc.property(someSeats, fc.infiniteStream(fc.double({ noNaN: true })), (chosen, chance) => {
      const shuffled = chosen
        .map((seat) => ({ seat, place: chance.next().value }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ seat }) => seat);
      expect(inHallOrder(shuffled)).toEqual(inHallOrder(chosen));
      expect(inHallOrder(inHallOrder(chosen))).toEqual(inHallOrder(chosen));
      expect(new Set(inHallOrder(chosen))).toEqual(new Set(chosen));
    }),
  );
});

it("the numbering is an order: of two seats one comes first, and three never go in a circle", () => {
  fc.assert(
    fc.property(seats, seats, seats, (a, b, c) => {
      expect(Math.sign(compareSeatIds(a, b))).toBe(-Math.sign(compareSeatIds(b, a)) + 0);
      expect(compareSeatIds(a, b) === 0).toBe(a === b);
      const inRow = compareSeatIds(a, b) < 0 && compareSeatIds(b, c) < 0;
      expect(inRow && compareSeatIds(a, c) >= 0).toBe(false);
    }),
  );
});

it("a text is a seat's name exactly when the hall has that seat", () => {
  const text = fc.oneof(
    seats,
    fc.string({ maxLength: 6 }),
    fc
      .tuple(
        fc.constantFrom("R", "T", "r", "S"),
        fc.integer({ min: -1, max: 30 }),
        fc.constantFrom("A", "E", "F", "J", "K", "T", "U", "a"),
      )
      .map(([kind, number, letter]) => `${kind}${number}-${letter}`),
  );
  const known: ReadonlySet<string> = new Set(ALL_SEATS);
  fc.assert(
    fc.property(text, (name) => {
      expect(parseSeatId(name) !== null).toBe(known.has(name));
    }),
    { numRuns: 1000 },
  );
});

it("every seat stands in its own row or at its own table", () => {
  fc.assert(
    fc.property(seats, (seat) => {
      expect(seatGroup(seat).seats.map(({ id }) => id)).toContain(plannedSeat(seat).id);
    }),
  );
});
