import { hold, reserve, sellVoucher } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { makeShow, makeUser } from "#test/factories.ts";
import { lineOf, transferFor, transferMoneyTest } from "#test/statements.ts";

/** A reservation of one seat of 12 euros with a gift of 5, still to be paid by transfer. */
const test = transferMoneyTest.extend("giving", { scope: "file" }, ({ podium }) => async (vouchers: string[] = []) => {
  const [owner, show] = [await makeUser(podium), await makeShow(podium)];
  await hold(owner.api, show.id, ["R1-A"]);
  await owner.api.setCartGift({ body: { amount: 5 } });
  const id = await reserve(owner.api, show.id, ["R1-A"], { vouchers });
  const { lastname } = (await podium.deps.reservations.get(id)).user;
  return { id, lastname, show };
});

const takingsOf = { lines: [{ price: 12, tickets: 1, amount: 12 }] };

test.for([
  ["of which a part is missing", "14.00", 2, { waived: 0, takings: 12 }],
  ["of which more than the gift is missing", "10.00", undefined, { waived: 2, takings: 10 }],
] as const)(
  "what is waived of a transfer %s is first missing from the gift",
  async ([, amount, gift, sums], { giving, statements, admin, scenario, refundsOf }) => {
    const one = await giving();
    expect(await statements.decide(await lineOf(statements, transferFor(one, amount)), "accept")).toMatchObject({
      ok: true,
    });
    const reservation = await admin.api.getReservation({ params: { id: one.id } });
    expect([reservation.totalprice, reservation.gift]).toEqual([Number(amount), gift]);
    const { total } = await admin.api.getShowTakings({ params: { id: one.show.id } });
    expect(total).toMatchObject({ ...takingsOf, ...sums });
    await scenario.boxOffice(one.id, "cancel", { reason: "Ziek" });
    expect((await refundsOf(one.id)).map((refund) => refund.amount)).toEqual([Number(amount)]);
  },
);

test("a voucher gets nothing back of what is missing from a gift", async ({ giving, statements, admin }) => {
  const voucher = await sellVoucher(admin.api, 12);
  const one = await giving([voucher.code]);
  await statements.decide(await lineOf(statements, transferFor(one, "2.00")), "accept");
  const { totalprice, gift, vouchers } = await admin.api.getReservation({ params: { id: one.id } });
  expect({ totalprice, gift, vouchers }).toMatchObject({ totalprice: 2, gift: 2, vouchers: [{ amount: 12 }] });
  expect((await admin.api.getVoucher({ params: { id: voucher.id } })).balance).toBe(0);
});

test("a rest in cash that a volunteer waives is first missing from the gift", async ({ giving, statements, admin }) => {
  const one = await giving();
  await statements.decide(await lineOf(statements, transferFor(one, "14.00")), "cash");
  expect(await admin.api.getReservation({ params: { id: one.id } })).toMatchObject({
    totalprice: 17,
    gift: 5,
    cashDue: 3,
  });
  await admin.api.settleCashDue({ params: { id: one.id }, body: { act: "accept", amount: 3 } });
  expect(await admin.api.getReservation({ params: { id: one.id } })).toMatchObject({ totalprice: 14, gift: 2 });
  const { total } = await admin.api.getShowTakings({ params: { id: one.show.id } });
  expect(total).toMatchObject({ ...takingsOf, waived: 0, takings: 12 });
});
