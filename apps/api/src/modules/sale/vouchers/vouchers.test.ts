import { correctVoucher, hold, reserve, sellVoucher } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { makeShow, makeUser, makeUsers } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { voucherTest } from "#test/vouchers.ts";

const test = voucherTest(createFakeClock());

describe("a voucher", () => {
  test("pays what it can, keeps the rest, and is spent over several reservations", async ({ vouchers, podium }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const voucher = await vouchers.sell(30);
    await reserve(user.api, show.id, ["R1-A", "R1-B"], { ticketCode: voucher.code });
    expect(await user.api.getMyLatestReservation()).toMatchObject({
      status: "CONFIRMED",
      totalprice: 0,
      grossPrice: 24,
      vouchers: [{ code: `•••• ${voucher.code.slice(-4)}`, amount: 24 }],
    });
    expect(await vouchers.balance(voucher.id)).toBe(6);
    await reserve(user.api, show.id, ["R1-C"], { vouchers: [voucher.code.toLowerCase()] });
    expect(await user.api.getMyLatestReservation()).toMatchObject({ status: "PENDING", totalprice: 6 });
    expect(await vouchers.balance(voucher.id)).toBe(0);
    expect(await vouchers.faults()).toEqual([]);
  });

  test("goes together with a code and other vouchers, in the order given", async ({ vouchers, podium, admin }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const [one, two] = [await vouchers.sell(5), await vouchers.sell(50)];
    const { code } = await admin.api.createTicketCode({ body: { type: "DISCOUNT", percent: 50, maxTickets: 5 } });
    await hold(user.api, show.id, ["R1-A", "R1-B"]);
    const body = { ticketCode: code, vouchers: [one.code, two.code] };
    expect(await user.api.quoteAmountDue({ body })).toEqual({
      grossPrice: 24,
      discount: 12,
      vouchers: [
        { code: one.code, amount: 5 },
        { code: two.code, amount: 7 },
      ],
      total: 0,
    });
    await reserve(user.api, show.id, ["R1-A", "R1-B"], body);
    expect([await vouchers.balance(one.id), await vouchers.balance(two.id)]).toEqual([0, 43]);
  });

  test("is never overdrawn, however many submit at once", async ({ vouchers, podium }) => {
    const [users, show] = [await makeUsers(podium, 12), await makeShow(podium)];
    const voucher = await vouchers.sell(50);
    const seats = users.map((_, index) => `R1-${"ABCDEFGHJKLM"[index]}`);
    for (const [index, user] of users.entries()) await hold(user.api, show.id, [seats[index] ?? ""]);
    const results = await Promise.all(
      users.map((user, index) =>
        user.call("POST", `/api/reservation/${show.id}`, {
          seatIds: [seats[index]],
          paymentMethod: "MANUAL",
          vouchers: [voucher.code],
        }),
      ),
    );
    const dues = results.map((result) =>
      result.statusCode === 201 ? result.json<{ totalprice: number }>().totalprice : "refused",
    );
    expect(dues.filter((due) => due === 0)).toHaveLength(4);
    expect(dues.filter((due) => due === 10)).toHaveLength(1);
    expect(dues.filter((due) => due === "refused")).toHaveLength(7);
    expect(await vouchers.balance(voucher.id)).toBe(0);
    expect(await vouchers.faults()).toEqual([]);
  });

  test("shows its code to who asks, and the log says who saw, mailed, corrected or renewed it", async ({
    vouchers,
    podium,
    admin,
  }) => {
    const boxOffice = await makeUser(podium, "BOX_OFFICE");
    const { id, code } = await vouchers.sell(20);
    const params = { id };
    const responses = [
      await boxOffice.api.getVoucher({ params }),
      await correctVoucher(boxOffice.api, id, 5),
      await boxOffice.api.mailVoucher({ params, body: { email: "mia@voorbeeld.example" } }),
      await boxOffice.api.mailVoucher({ params, body: { email: "mia@voorbeeld.example" } }),
      await boxOffice.api.blockVoucher({ params, body: { blocked: false, reason: "Terecht" } }),
    ];
    for (const response of responses) {
      expect(JSON.stringify(response)).not.toContain(code);
      expect(response.maskedCode).toBe(`•••• ${code.slice(-4)}`);
    }
    expect((await boxOffice.api.showVoucherCode({ params })).code).toBe(code);
    const { code: renewed } = await boxOffice.api.renewVoucher({ params, body: { reason: "Verloren" } });
    expect(renewed).not.toBe(code);
    const { items } = await admin.api.listAudit({ query: {} });
    const noted = items.filter(({ actor }) => actor?.id === boxOffice.id).map(({ summary }) => summary);
    expect(noted.toReversed()).toEqual([
      expect.stringMatching(new RegExp(`^Cadeaubon #${id}: €.5,00 erbij$`)),
      `Cadeaubon #${id} gemaild naar een ander adres dan voordien`,
      `Cadeaubon #${id} gemaild`,
      `Code van cadeaubon #${id} getoond`,
      `Cadeaubon #${id} kreeg een nieuwe code`,
    ]);
  });

  test("that is blocked, empty, unknown or renewed cannot be used, and says why", async ({
    vouchers,
    podium,
    admin,
  }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const voucher = await vouchers.sell(12);
    await hold(user.api, show.id, ["R1-A"]);
    const params = { id: voucher.id };
    const validate = (code: string) => user.api.validateCode({ query: { code } });
    const body = { seatIds: ["R1-A"], paymentMethod: "MANUAL" as const, vouchers: [voucher.code] };
    const refusal = () => user.api.reserve({ params: { showId: show.id }, body }).catch((error: unknown) => error);
    expect(await validate(voucher.code)).toMatchObject({ valid: true, codeType: "GIFT", total: 0 });
    await admin.api.blockVoucher({ params, body: { blocked: true, reason: "verloren" } });
    expect(await validate(voucher.code)).toMatchObject({ valid: false, availableTickets: 0, total: 12 });
    expect(await refusal()).toMatchObject({ body: { code: "VOUCHER_BLOCKED" } });
    const renewed = await admin.api.renewVoucher({ params, body: { reason: "verloren" } });
    expect(renewed).toMatchObject({ blocked: false, balance: 12 });
    expect(await validate(voucher.code)).toMatchObject({ valid: false, codeType: null });
    expect(await refusal()).toMatchObject({ body: { code: "CODE_UNKNOWN" } });
    await correctVoucher(admin.api, voucher.id, -12);
    expect(await validate(renewed.code)).toMatchObject({ valid: false, message: "Deze code is opgebruikt." });
    await expect(correctVoucher(admin.api, voucher.id, -1)).rejects.toMatchObject({
      body: { code: "VOUCHER_BALANCE" },
    });
    const { entries } = await admin.api.getVoucher({ params });
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["ISSUED", 12],
      ["BLOCKED", 0],
      ["RENEWED", 0],
      ["CORRECTED", -12],
    ]);
  });

  test("pays at the box office too, before the cash", async ({ vouchers, podium, admin }) => {
    const [show, voucher] = [await makeShow(podium), await vouchers.sell(20)];
    const guest = { firstname: "Gust", lastname: "Peeters" };
    const reserveFor = (seatIds: string[], paid: "cash" | "free") =>
      admin.api.reserveForGuest({
        params: { id: show.id },
        body: { guest, seatIds, paid, vouchers: [voucher.code] },
      });
    const made = await reserveFor(["R1-A", "R1-B"], "cash");
    expect(made).toMatchObject({ status: "CONFIRMED", totalprice: 4, grossPrice: 24, vouchers: [{ amount: 20 }] });
    await expect(reserveFor(["R1-C"], "cash")).rejects.toMatchObject({ body: { code: "VOUCHER_EMPTY" } });
    expect(await reserveFor(["R1-C"], "free")).toMatchObject({ totalprice: 0 });
    await admin.api.cancelReservation({ params: { id: made.id }, body: { reason: "ziek" } });
    expect(await vouchers.balance(voucher.id)).toBe(20);
    expect(await vouchers.faults()).toEqual([]);
  });

  test("is quoted at the box office as it will pay, and is not used up by that", async ({
    vouchers,
    podium,
    admin,
  }) => {
    const [show, voucher] = [await makeShow(podium), await vouchers.sell(20)];
    const params = { id: show.id };
    const quote = (seatIds: string[]) =>
      admin.api.quoteForGuest({ params, body: { seatIds, vouchers: [voucher.code] } });
    expect(await quote(["R1-A"])).toEqual({ total: 12, balance: 20, due: 0 });
    expect(await quote(["R1-A", "R1-B"])).toEqual({ total: 24, balance: 20, due: 4 });
    expect(await vouchers.balance(voucher.id)).toBe(20);
    const guest = { firstname: "Jef", lastname: "Peeters" };
    const body = { guest, seatIds: ["R1-A", "R1-B"], paid: "cash" as const, vouchers: [voucher.code] };
    const { id, totalprice } = await admin.api.reserveForGuest({ params, body });
    expect(totalprice).toBe(4);
    await expect(quote(["R1-C"])).rejects.toMatchObject({ body: { code: "VOUCHER_EMPTY" } });
    await admin.api.cancelReservation({ params: { id }, body: { reason: "ziek" } });
    await admin.api.blockVoucher({ params: { id: voucher.id }, body: { blocked: true, reason: "gestolen" } });
    await expect(quote(["R1-A"])).rejects.toMatchObject({ body: { code: "VOUCHER_BLOCKED" } });
  });

  test("is listed by its state, and in the order that is asked for", async ({ vouchers, admin }) => {
    const name = "Voor de lijst";
    const sell = async (amount: number, paid: "cash" | "transfer" | "free") =>
      (await sellVoucher(admin.api, amount, { paid, name })).id;
    const [small, large, empty] = [await sell(5, "cash"), await sell(80, "transfer"), await sell(10, "free")];
    await correctVoucher(admin.api, empty, -10);
    await admin.api.blockVoucher({ params: { id: large }, body: { blocked: true, reason: "gestolen" } });
    const list = async (query: { state?: "open" | "used" | "blocked"; sort?: string }) =>
      (await admin.api.listVouchers({ query: { search: name, ...query } })).items.map(({ id }) => id);
    expect(await list({})).toEqual([empty, large, small]);
    expect(await list({ sort: "amount" })).toEqual([small, empty, large]);
    expect(await list({ sort: "-balance" })).toEqual([large, small, empty]);
    expect([await list({ state: "open" }), await list({ state: "used" }), await list({ state: "blocked" })]).toEqual([
      [small],
      [empty],
      [large],
    ]);
    expect((await admin.api.listVouchers({ query: { search: "\0" } })).items).toEqual([]);
    const { items } = await admin.api.listVouchers({ query: { search: name } });
    expect(items.map(({ origin, paidWith }) => [origin, paidWith])).toEqual([
      ["FREE", undefined],
      ["SOLD", "TRANSFER"],
      ["SOLD", "CASH"],
    ]);
    expect(await vouchers.faults()).toEqual([]);
  });

  test("is for the box office, which finds it by its name and its code", async ({ vouchers, podium, admin }) => {
    const user = await makeUser(podium);
    const { code } = await sellVoucher(admin.api, 20, { paid: "free", name: "Tante Wis", reason: "tombola" });
    for (const search of ["tante", code, code.slice(-4)]) {
      const { items } = await admin.api.listVouchers({ query: { search } });
      expect(items).toContainEqual(expect.objectContaining({ name: "Tante Wis", amount: 20, origin: "FREE" }));
      expect(JSON.stringify(items)).not.toContain(code);
    }
    expect((await user.call("GET", "/api/admin/vouchers")).statusCode).toBe(403);
    expect(await vouchers.faults()).toEqual([]);
  });

  test("is found by a name of four letters that no code has, which finds no other", async ({ vouchers, admin }) => {
    const sell = async (name: string) => (await sellVoucher(admin.api, 20, { paid: "cash", name })).id;
    const [yuri] = [await sell("Юрий Иванов"), await sell("Mia Vergeten")];
    for (const search of ["Юрий", "юрий", "Юри%", "%%%%", "____"]) {
      const { items } = await admin.api.listVouchers({ query: { search } });
      expect(items.map(({ id }) => id)).toEqual(/юрий/i.test(search) ? [yuri] : []);
    }
    expect(await vouchers.faults()).toEqual([]);
  });
});
