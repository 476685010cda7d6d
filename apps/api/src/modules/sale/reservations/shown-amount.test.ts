import { correctVoucher, hold } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { makeShow, makeUser, makeUsers } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { voucherTest } from "#test/vouchers.ts";

const test = voucherTest(createFakeClock());

test("of many who read that one voucher pays everything, none is charged what it cannot pay any more", async ({
  vouchers,
  podium,
}) => {
  const [users, show] = [await makeUsers(podium, 12), await makeShow(podium)];
  const voucher = await vouchers.sell(50);
  const seatOf = (index: number): string => `R1-${"ABCDEFGHJKLM"[index]}`;
  for (const [index, user] of users.entries()) await hold(user.api, show.id, [seatOf(index)]);
  const results = await Promise.all(
    users.map((user, index) =>
      user.call("POST", `/api/reservation/${show.id}`, {
        seatIds: [seatOf(index)],
        paymentMethod: "MANUAL",
        vouchers: [voucher.code],
        total: 0,
      }),
    ),
  );
  const outcomes = results.map(
    (result) => result.json<{ code?: string; status?: string }>().code ?? result.json<{ status: string }>().status,
  );
  expect(outcomes.toSorted()).toEqual([
    ...Array.from({ length: 8 }, () => "AMOUNT_CHANGED"),
    ...Array.from({ length: 4 }, () => "CONFIRMED"),
  ]);
  for (const [index, { api }] of users.entries()) {
    if (outcomes[index] === "CONFIRMED") continue;
    expect(await api.listMyReservations()).toEqual([]);
    expect(await api.getCart({ query: {} })).toMatchObject({ seats: [seatOf(index)] });
  }
  expect(await vouchers.balance(voucher.id)).toBe(2);
  expect(await vouchers.faults()).toEqual([]);
});

test("an amount that is not what was read, lower or higher, is said and uses nothing up", async ({
  vouchers,
  podium,
  admin,
}) => {
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  const voucher = await vouchers.sell(20);
  const { id, code } = await admin.api.createTicketCode({ body: { type: "DISCOUNT", percent: 25, maxTickets: 2 } });
  await hold(user.api, show.id, ["R1-A", "R1-B"]);
  const codes = { ticketCode: code, vouchers: [voucher.code] };
  const { total } = await user.api.quoteAmountDue({ body: codes });
  expect(total).toBe(0);
  await correctVoucher(admin.api, voucher.id, -9.5);
  const submit = (shown: number) =>
    user.api.reserve({
      params: { showId: show.id },
      body: { seatIds: ["R1-A", "R1-B"], paymentMethod: "MANUAL", ...codes, total: shown },
    });
  for (const [shown, words] of [
    [total, "Te betalen is intussen € 7,50, en niet € 0,00 zoals u las."],
    [18, "Te betalen is intussen € 7,50, en niet € 18,00 zoals u las."],
  ] as const)
    await expect(submit(shown)).rejects.toMatchObject({
      status: 409,
      body: { code: "AMOUNT_CHANGED", message: expect.stringContaining(words) },
    });
  expect(await vouchers.balance(voucher.id)).toBe(10.5);
  expect((await admin.api.listTicketCodes()).find((each) => each.id === id)).toMatchObject({ usedCount: 0 });
  expect(await submit(7.5)).toMatchObject({ status: "PENDING", totalprice: 7.5 });
  expect(await vouchers.balance(voucher.id)).toBe(0);
});

test("the box office accepts no other amount from a guest than the volunteer read", async ({
  vouchers,
  podium,
  admin,
}) => {
  const [show, voucher] = [await makeShow(podium), await vouchers.sell(24)];
  const params = { id: show.id };
  const seats = { seatIds: ["R1-A", "R1-B"], vouchers: [voucher.code] };
  const { due } = await admin.api.quoteForGuest({ params, body: seats });
  expect(due).toBe(0);
  await correctVoucher(admin.api, voucher.id, -10);
  const guest = { firstname: "Gust", lastname: "Peeters" };
  const reserveAt = (total: number) =>
    admin.api.reserveForGuest({ params, body: { guest, ...seats, paid: "cash", total } });
  await expect(reserveAt(due)).rejects.toMatchObject({ status: 409, body: { code: "AMOUNT_CHANGED" } });
  expect(await vouchers.balance(voucher.id)).toBe(14);
  expect(await reserveAt(10)).toMatchObject({ status: "CONFIRMED", totalprice: 10 });
});
