import { namedById } from "@podium/shared/halls/seat-names";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { presentCart } from "./seats.presenter.ts";

const seats = fc.uniqueArray(
  fc.record({ seat: fc.constantFrom(...ALL_SEATS.map(namedById)), priceCents: fc.integer({ min: 0, max: 100_000 }) }),
  { minLength: 1, maxLength: 20, selector: ({ seat }) => seat.seatId },
);

test("the total is the sum of the lines, to the cent, whatever each seat costs", () => {
  fc.assert(
    fc.property(seats, (priced) => {
      const lines = priced.map(({ seat, priceCents }) => ({
        ...seat,
        ticketTypeId: 1,
        priceCents,
        kind: "seat" as const,
      }));
      const now = new Date();
      const cents = lines.reduce((sum, line) => sum + line.priceCents, 0);
      const cart = presentCart({ showId: 1, lines, products: [], giftCents: 0, createdAt: now, expiresAt: now }, now);
      expect(Math.round(cart.total * 100)).toBe(cents);
      expect(cart.total.toFixed(2)).toBe((cents / 100).toFixed(2));
      expect(Number(JSON.stringify(cart.total))).toBe(cart.total);
      expect(cart.lines.map((line) => line.seatId)).toEqual(cart.seats);
      expect(cart.lines.reduce((sum, { price }) => sum + Math.round(price * 100), 0)).toBe(cents);
    }),
  );
});
