import { describe, expect } from "vitest";
import { sellVoucher, ticketsOf } from "@podium/shared/test/steps.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { createFakeProvider, type FakeProvider } from "#test/fake-provider.ts";
import { apiTest } from "#test/fixtures.ts";
import { ownMoves } from "#test/own-moves.ts";

const clock = createFakeClock(new Date("2026-11-23T10:00:00Z"));
const provider: FakeProvider = createFakeProvider();
const test = apiTest({ clock, paymentProvider: provider, env: { PUBLIC_URL: "https://podium.test" } }).extend(
  "boxOffice",
  { scope: "file" },
  ({ podium, scenario }) => {
    const own = ownMoves(podium, () => scenario.admin());
    return {
      ...own,
      async voucher(euros: number) {
        const { id, code } = await sellVoucher((await scenario.admin()).api, euros);
        const balance = async () =>
          (
            await podium.deps.database.db.selectFrom("vouchers").select("balanceCents").where("id", "=", id).execute()
          )[0]?.balanceCents;
        return { id, code, balance };
      },
      /** A move from the balcony to the hall, which costs 4 euros more */
      form: (...vouchers: string[]) => ({ moves: [{ from: "R1-A", to: "T1-A" }], vouchers }),
    };
  },
);

describe("what other seats cost more", () => {
  test("is paid by a voucher at once, and without a payment when that is enough", async ({ boxOffice, scenario }) => {
    const [{ user, id }, voucher] = [await boxOffice.paid(["R1-A", "R1-B"]), await boxOffice.voucher(10)];
    const quote = await user.api.quoteOwnMove({ params: { id }, body: boxOffice.form(voucher.code) });
    expect(quote).toMatchObject({ difference: 4, due: 0, totalprice: 20, vouchers: [{ amount: 4 }] });
    expect(await voucher.balance()).toBe(1000);
    const body = { ...boxOffice.form(voucher.code), difference: 4 };
    expect(await user.api.moveOwnReservation({ params: { id }, body })).toMatchObject({ moved: true });
    expect([...(await ticketsOf(user.api, id)).keys()].toSorted()).toEqual(["R1-B", "T1-A"]);
    expect(await voucher.balance()).toBe(600);
    expect(await user.api.getMyLatestReservation()).toMatchObject({
      totalprice: 20,
      grossPrice: 24,
      vouchers: [{ amount: 4 }],
    });
    await scenario.boxOffice(id, "cancel", { reason: "Ziek" });
    expect(await voucher.balance()).toBe(1000);
    expect(await scenario.refundOf(id)).toMatchObject({ amount: 20 });
  });

  test("is added to what the same voucher paid before", async ({ boxOffice }) => {
    const voucher = await boxOffice.voucher(30);
    const { user, id } = await boxOffice.paid(["R1-A"], {}, { vouchers: [voucher.code] });
    expect(await voucher.balance()).toBe(2000);
    const body = { ...boxOffice.form(voucher.code), difference: 4 };
    await user.api.moveOwnReservation({ params: { id }, body });
    expect(await voucher.balance()).toBe(1600);
    expect(await user.api.getMyLatestReservation()).toMatchObject({ totalprice: 0, vouchers: [{ amount: 14 }] });
  });

  test("is paid online for the part that vouchers lack, and they pay theirs once that is there", async ({
    boxOffice,
    online,
    scenario,
  }) => {
    const [{ user, id }, voucher] = [await boxOffice.paid(["R1-A", "R1-B"]), await boxOffice.voucher(1.5)];
    const body = { ...boxOffice.form(voucher.code), difference: 4 };
    const { moved, checkoutUrl = "" } = await user.api.moveOwnReservation({ params: { id }, body });
    const ref = checkoutUrl.split("/").at(-1) ?? "";
    expect([moved, provider.orders.get(ref)?.amountCents, await voucher.balance()]).toEqual([false, 250, 150]);
    provider.say(ref, "PAID");
    for (const _ of [1, 2]) await online.webhook(ref);
    expect(await boxOffice.seatsOf(user, id)).toEqual(["R1-B", "T1-A"]);
    expect(await voucher.balance()).toBe(0);
    expect(await user.api.getMyLatestReservation()).toMatchObject({ totalprice: 22.5, vouchers: [{ amount: 1.5 }] });
    expect(await scenario.refundOf(id)).toBeUndefined();
  });

  test("goes back when the voucher was spent elsewhere meanwhile: no voucher is below zero", async ({
    boxOffice,
    online,
    scenario,
  }) => {
    const [{ user, id }, voucher] = [await boxOffice.paid(["R1-A", "R1-B"]), await boxOffice.voucher(1.5)];
    const body = { ...boxOffice.form(voucher.code), difference: 4 };
    const { checkoutUrl = "" } = await user.api.moveOwnReservation({ params: { id }, body });
    const ref = checkoutUrl.split("/").at(-1) ?? "";
    await boxOffice.reserved(["R1-A"], {}, { vouchers: [voucher.code] });
    provider.say(ref, "PAID");
    await online.webhook(ref);
    expect(await scenario.refundOf(id)).toMatchObject({ amount: 2.5, reason: "VOUCHER_SHORT" });
    expect(await boxOffice.seatsOf(user, id)).toEqual(["R1-A", "R1-B"]);
    expect(await voucher.balance()).toBe(0);
  });

  test("is paid once by a voucher that two moves want at the same moment", async ({ boxOffice }) => {
    const [one, two] = [await boxOffice.paid(["R1-A"]), await boxOffice.paid(["R1-A"])];
    const voucher = await boxOffice.voucher(4);
    const body = { ...boxOffice.form(voucher.code), difference: 4 };
    const ask = ({ user, id }: typeof one) => user.call("POST", `/api/reservation/${id}/move`, body);
    const responses = await Promise.all([ask(one), ask(two)]);
    expect(responses.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(["200", "409"]);
    expect(await voucher.balance()).toBe(0);
  });

  test("is nothing for a cheaper seat, and is refused with a code that is none", async ({ boxOffice }) => {
    const [{ user, id }, voucher] = [await boxOffice.paid(["T1-A"]), await boxOffice.voucher(5)];
    const moves = [{ from: "T1-A", to: "R1-A" }];
    const quote = await user.api.quoteOwnMove({ params: { id }, body: { moves, vouchers: [voucher.code] } });
    expect(quote).toMatchObject({ difference: -4, due: 0, vouchers: [{ amount: 0 }] });
    const wrong = { moves, vouchers: ["7K4M-9PWX-3HRC-2F8J"] };
    expect((await user.call("POST", `/api/reservation/${id}/move/quote`, wrong)).json()).toMatchObject({
      code: "CODE_UNKNOWN",
    });
  });
});
