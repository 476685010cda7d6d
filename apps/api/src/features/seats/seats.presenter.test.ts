import { ALL_SEATS } from "@podium/shared/hall-plan";
import fc from "fast-check";
import { expect, test } from "vitest";
import { presentCart } from "./seats.presenter.ts";

test("the total is the price of a seat times the seats, to the cent, for any price and any seats", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.uniqueArray(fc.constantFrom(...ALL_SEATS), { minLength: 1, maxLength: 20 }),
      (priceCents, seats) => {
        const now = new Date();
        const cart = presentCart({ showId: 1, seats, priceCents, createdAt: now, expiresAt: now }, now);
        expect(Math.round(cart.total * 100)).toBe(priceCents * seats.length);
        expect(cart.total.toFixed(2)).toBe(((priceCents * seats.length) / 100).toFixed(2));
        expect(Number(JSON.stringify(cart.total))).toBe(cart.total);
      },
    ),
  );
});
