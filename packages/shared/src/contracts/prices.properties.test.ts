import fc from "fast-check";
import { expect, it } from "vitest";
import { showFormSchema } from "./shows.ts";

const cents = fc.integer({ min: 0, max: 100_000 });
const show = { name: "De vrek", dateTime: "2030-01-01T19:00:00.000Z" };

it("every price in whole cents up to a thousand euros may be asked, and is that many cents again", () => {
  fc.assert(
    fc.property(cents, (price) => {
      const form = showFormSchema.parse({ ...show, pricePerSeat: price / 100 });
      expect(Math.round(form.pricePerSeat * 100)).toBe(price);
    }),
    { numRuns: 5000 },
  );
});

it("a price with a part of a cent is refused", () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 9 }), (price, tenths) => {
      const asked = (price * 10 + tenths) / 1000;
      expect(showFormSchema.safeParse({ ...show, pricePerSeat: asked }).success).toBe(false);
    }),
  );
});
