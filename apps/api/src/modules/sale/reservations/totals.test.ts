import type { ReserveRequest } from "@podium/shared/contracts/reservations";
import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { hold } from "@podium/shared/test/steps.ts";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { makeShow, makeUser, type User } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";
import { amountDue, type CodeTerms } from "./amount-due.ts";

const test = apiTest().extend("world", { scope: "file" }, ({ podium, scenario }) => ({
  code: async (type: CodeType, maxTickets: number): Promise<string> =>
    (await podium.deps.codes.create({ type, maxTickets })).code,
  /** A user with these seats in the cart, each at its price */
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

const terms = fc.oneof(
  types.map((type) => ({ type, percent: null, amountPerSeatCents: null })),
  fc.integer({ min: 1, max: 100 }).map((percent) => ({ type: "DISCOUNT" as const, percent, amountPerSeatCents: null })),
  fc.integer({ min: 1, max: 100_000 }).map((amount) => ({
    type: "DISCOUNT" as const,
    percent: null,
    amountPerSeatCents: amount,
  })),
);
const balances = fc
  .array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 5 })
  .map((each) => each.map((balanceCents, id) => ({ id, balanceCents })));

/** Repeats the rule independently: the price of a seat with a code */
function priceWith(code: CodeTerms | null, gross: number): number {
  if (code?.type === "SPONSOR") return 0;
  if (code?.type !== "DISCOUNT") return gross;
  if (code.percent !== null) return gross - Math.round((gross * code.percent) / 100);
  return Math.max(0, gross - (code.amountPerSeatCents ?? 0));
}

test("what is due is what the seats cost, less what the code takes off each, less what vouchers pay", () => {
  const line = fc.record({ seatId: fc.constant("R1-A"), ticketTypeId: fc.constant(1), priceCents: cents });
  const lines = fc.array(line, { minLength: 1, maxLength: 20 });
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  fc.assert(
    fc.property(lines, fc.option(terms), balances, (seats, code, vouchers) => {
      const gross = seats.map(({ priceCents }) => priceCents);
      const net = gross.map((price) => priceWith(code, price));
      const balance = sum(vouchers.map(({ balanceCents }) => balanceCents));
      const due = amountDue(seats, code, vouchers);
      expect(due.tickets.map((ticket) => ticket.grossCents)).toEqual(gross);
      expect(due.tickets.map((ticket) => ticket.priceCents)).toEqual(net);
      expect(net.every((price, index) => price >= 0 && price <= (gross[index] ?? 0))).toBe(true);
      expect([due.grossCents, due.discountCents]).toEqual([sum(gross), sum(gross) - sum(net)]);
      // Vouchers pay as much as they can, in their order; money pays the rest.
      expect(due.totalCents).toBe(Math.max(0, sum(net) - balance));
      expect(sum(due.parts.map((part) => part.cents))).toBe(sum(net) - due.totalCents);
      const spent = due.parts.map((part, index) => (vouchers[index]?.balanceCents ?? 0) - part.cents);
      expect(spent.every((left) => left >= 0)).toBe(true);
      const firstWithRest = spent.findIndex((left) => left > 0);
      expect(firstWithRest < 0 || due.parts.slice(firstWithRest + 1).every((part) => part.cents === 0)).toBe(true);
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
