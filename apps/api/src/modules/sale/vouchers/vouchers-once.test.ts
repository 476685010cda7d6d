import { sellVoucher } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { createFakeClock } from "#test/fake-clock.ts";
import { voucherTest } from "#test/vouchers.ts";

const test = voucherTest(createFakeClock());

const DONE_OTHERWISE = { body: { code: "VOUCHER_DONE_OTHERWISE" } };

describe("one key", () => {
  test("sells one voucher, asked for at once or again later", async ({ vouchers, admin }) => {
    const sale = { key: crypto.randomUUID(), name: "Een keer verkocht", email: "oma@test.example" };
    const sold = await Promise.all([1, 2, 3].map(() => sellVoucher(admin.api, 25, sale)));
    const again = await sellVoucher(admin.api, 25, sale);
    expect(new Set([...sold, again].map(({ code }) => code)).size).toBe(1);
    expect((await admin.api.listVouchers({ query: { search: sale.name } })).items).toMatchObject([{ balance: 25 }]);
    expect(await vouchers.faults()).toEqual([]);
  });

  test("corrects a balance once, also when nothing is left to take off again", async ({ vouchers, admin }) => {
    const { id } = await vouchers.sell(10);
    const body = { amount: -8, reason: "vergissing", key: crypto.randomUUID() };
    const correct = () => admin.api.correctVoucher({ params: { id }, body });
    const balances = (await Promise.all([correct(), correct()])).map(({ balance }) => balance);
    expect([...balances, (await correct()).balance]).toEqual([2, 2, 2]);
    expect(await vouchers.faults()).toEqual([]);
  });

  test("is refused for anything else than what was done with it", async ({ vouchers, admin }) => {
    const sale = { key: crypto.randomUUID(), name: "Lien", email: "lien@test.example", reason: "tombola" };
    const [{ id }, other] = [await sellVoucher(admin.api, 25, sale), await vouchers.sell(30)];
    const others = [{ name: "Mia" }, { email: "" }, { paid: "transfer" as const }, { reason: "prijs" }];
    for (const change of others)
      await expect(sellVoucher(admin.api, 25, { ...sale, ...change })).rejects.toMatchObject(DONE_OTHERWISE);
    await expect(sellVoucher(admin.api, 50, sale)).rejects.toMatchObject(DONE_OTHERWISE);

    const body = { amount: 5, reason: "vergissing", key: crypto.randomUUID() };
    await admin.api.correctVoucher({ params: { id }, body });
    const wrong = [
      { params: { id: other.id }, body },
      { params: { id }, body: { ...body, amount: 4 } },
      { params: { id }, body: { ...body, reason: "nog een" } },
      { params: { id }, body: { ...body, key: sale.key } },
    ];
    for (const request of wrong) await expect(admin.api.correctVoucher(request)).rejects.toMatchObject(DONE_OTHERWISE);
    expect([await vouchers.balance(id), await vouchers.balance(other.id)]).toEqual([30, 30]);
    expect(await vouchers.faults()).toEqual([]);
  });
});
