import type { ReserveRequest } from "@podium/shared/contracts/reservations";
import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { hold } from "@podium/shared/test/steps.ts";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { makeShow, makeUser, type User } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";
import { amountDue } from "./amount-due.ts";

const test = apiTest().extend("world", { scope: "file" }, ({ podium, scenario }) => ({
  code: async (type: CodeType, maxTickets: number): Promise<string> =>
    (await podium.deps.codes.create({ type, maxTickets })).code,
  /** A user with these seats in the cart, each put there at its price. */
  async cart(prices: readonly number[]) {
    const [user, show, admin] = [await makeUser(podium), await makeShow(podium), await scenario.admin()];
    const { id: showId, name, dateTime } = show;
    const setPrice = (pricePerSeat: number) =>
      admin.api.updateShow({ params: { id: showId }, body: { name, dateTime, pricePerSeat } });
    const seatIds = ALL_SEATS.slice(0, prices.length);
    for (const [index, seatId] of seatIds.entries()) {
      await setPrice(prices[index] ?? 0);
      await hold(user.api, showId, [seatId]);
    }
    const reserve = (more: Partial<ReserveRequest> = {}) =>
      user.api.reserve({ params: { showId }, body: { seatIds, paymentMethod: "MANUAL", ...more } });
    return { user, setPrice, reserve };
  },
}));

const validate = (user: User, code: string) => user.api.validateCode({ query: { code } });
const cents = fc.integer({ min: 0, max: 100_000 });
const types = fc.constantFrom("SPONSOR" as const, "PRE_ORDER" as const);

test("what is due is the sum of the seats or nothing, never negative and never above their price", () => {
  const line = fc.record({ seatId: fc.constant("R1-A"), ticketTypeId: fc.constant(1), priceCents: cents });
  const lines = fc.array(line, { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(lines, fc.option(types), (seats, type) => {
      const full = seats.reduce((sum, { priceCents }) => sum + priceCents, 0);
      const { tickets, totalCents: due } = amountDue(seats, type);
      expect(tickets.reduce((sum, { priceCents }) => sum + priceCents, 0)).toBe(due);
      expect(tickets.map(({ grossCents }) => grossCents)).toEqual(seats.map(({ priceCents }) => priceCents));
      expect(due).toBe(type === "SPONSOR" ? 0 : full);
      expect(Number.isInteger(due) && due >= 0 && due <= full).toBe(true);
    }),
  );
});

test("cart, code and reservation say the same total to the cent, whatever seats, prices and codes", async ({
  world,
}) => {
  const prices = fc.array(cents, { minLength: 1, maxLength: 3 });
  const codes = fc.option(fc.record({ type: types, spare: fc.integer({ min: 0, max: 3 }) }));
  await fc.assert(
    fc.asyncProperty(prices, codes, cents, async (inCents, drawn, later) => {
      const { user, setPrice, reserve } = await world.cart(inCents.map((price) => price / 100));
      await setPrice(later / 100);
      const full = inCents.reduce((sum, price) => sum + price, 0);
      const due = drawn?.type === "SPONSOR" ? 0 : full;
      expect(Math.round(((await user.api.getCart())?.total ?? -1) * 100)).toBe(full);
      const ticketCode = drawn && (await world.code(drawn.type, inCents.length + drawn.spare));
      const { total } = await validate(user, ticketCode ?? "GEEN");
      expect(total).toBe(due / 100);
      const { totalprice, status } = await reserve({ ticketCode });
      expect(totalprice).toBe(due / 100);
      expect(status).toBe(due === 0 ? "CONFIRMED" : "PENDING");
      expect(await user.api.getMyLatestReservation()).toMatchObject({ totalprice, status });
    }),
    { numRuns: 10, examples: [[[1999, 1999, 1999], null, 0]] },
  );
  // Each run has an account, a show and a code of its own.
});

test("a price that changed between looking and submitting is not charged", async ({ world }) => {
  const { setPrice, reserve } = await world.cart([12, 12]);
  await setPrice(20);
  expect(await reserve()).toMatchObject({ totalprice: 24 });
});

describe("validate-code", () => {
  test("says what the cart costs in full for a code that cannot be used for it", async ({ world }) => {
    const { user } = await world.cart([12, 9.5]);
    const [few, none] = [await world.code("SPONSOR", 1), await world.code("SPONSOR", 1)];
    await (await world.cart([10])).reserve({ ticketCode: none });
    expect(await validate(user, few)).toMatchObject({ valid: true, availableTickets: 1, total: 21.5 });
    expect(await validate(user, none)).toMatchObject({ valid: false, availableTickets: 0, total: 21.5 });
    expect(await validate(user, "ONBEKEND")).toMatchObject({ valid: false, codeType: null, total: 21.5 });
  });

  test("says no total to whoever has no cart", async ({ world, user }) => {
    expect(await validate(user, await world.code("SPONSOR", 5))).not.toHaveProperty("total");
  });
});
