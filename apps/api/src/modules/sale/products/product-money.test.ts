import { hold, pay, reserve } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { beginAt, makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { voucherTest } from "#test/vouchers.ts";

const clock = createFakeClock();
const test = voucherTest(clock).extend(
  "bought",
  { scope: "file" },
  ({ podium, admin }) =>
    async (seatIds: string[]) => {
      const [owner, show] = [await makeUser(podium), await makeShow(podium, { giveBack: "MONEY" })];
      const body = { name: "Drankkaart", price: 10, vatRate: 21, stock: 100, showIds: [show.id] };
      const product = await admin.api.createProduct({ body });
      await hold(owner.api, show.id, seatIds);
      await owner.api.setCartProduct({ body: { productId: product.id, count: 2 } });
      return { owner, show, product };
    },
);

describe("the money of products", () => {
  test("is reduced by no code, and paid by vouchers too, in quote and reservation alike", async ({
    admin,
    vouchers,
    bought,
  }) => {
    const { owner, show } = await bought(["R1-A", "R1-B"]);
    const { code } = await admin.api.createTicketCode({ body: { type: "DISCOUNT", percent: 50, maxTickets: 5 } });
    const voucher = await vouchers.sell(30);
    const codes = { ticketCode: code, vouchers: [voucher.code] };
    // 2 × 12 halved, and 2 × 10 whole: 32, of which the voucher pays 30.
    const price = { grossPrice: 44, discount: 12 };
    expect(await owner.api.quoteAmountDue({ body: codes })).toMatchObject({ ...price, total: 2 });
    expect(await owner.api.validateCode({ query: { code } })).toMatchObject({ total: 32 });
    expect(await owner.api.validateCode({ query: { code: voucher.code } })).toMatchObject({ total: 14 });
    const id = await reserve(owner.api, show.id, ["R1-A", "R1-B"], { ...codes, total: 2 });
    const reservation = await owner.api.getMyLatestReservation();
    expect(reservation).toMatchObject({
      ...price,
      id,
      totalprice: 2,
      products: [{ count: 2, price: 10, handedOut: 0 }],
    });
    expect(reservation.seats.map(({ ticketPrice }) => ticketPrice)).toEqual([6, 6]);
    await admin.call("POST", `/api/admin/reservations/${id}/cancel`, { reason: "ziek" });
    expect(await vouchers.balance(voucher.id)).toBe(30);
    expect(await vouchers.faults()).toEqual([]);
  });

  test("stays due with a sponsor's code, which gives seats alone", async ({ admin, bought }) => {
    const { owner, show } = await bought(["R1-A"]);
    const { code } = await admin.api.createTicketCode({ body: { type: "SPONSOR", maxTickets: 5 } });
    await reserve(owner.api, show.id, ["R1-A"], { ticketCode: code });
    expect(await owner.api.getMyLatestReservation()).toMatchObject({
      status: "PENDING",
      totalprice: 20,
      grossPrice: 32,
      discount: 12,
    });
  });

  test("is refunded with the reservation, and stays when seats alone are given up", async ({
    admin,
    bought,
    scenario,
  }) => {
    const { owner, show, product } = await bought(["R1-A", "R1-B"]);
    const id = await reserve(owner.api, show.id, ["R1-A", "R1-B"]);
    await pay(admin.api, id);
    expect((await scenario.boxOffice(id, "give-up", { seatIds: ["R1-A"] })).statusCode).toBeLessThan(300);
    expect(await owner.api.getMyLatestReservation()).toMatchObject({ totalprice: 32, products: [{ count: 2 }] });
    expect(await scenario.refundOf(id)).toMatchObject({ amount: 12 });
    await scenario.boxOffice(id, "cancel", { reason: "ziek" });
    const refunds = (await admin.api.listRefunds()).filter(({ reservation }) => reservation.id === id);
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(44);
    expect(await owner.api.listProducts({ params: { id: show.id } })).toMatchObject([{ id: product.id, left: 100 }]);
  });

  test("is counted per product and VAT rate, apart from the tickets", async ({ podium, admin, bought }) => {
    const { owner, show } = await bought(["R1-A"]);
    const before = await admin.api.getStatistics();
    const of = ({ products = [] }: typeof before) => products.find(({ name }) => name === "Drankkaart");
    const id = await reserve(owner.api, show.id, ["R1-A"]);
    const unpaid = await admin.api.getStatistics();
    expect((of(unpaid)?.unpaid ?? 0) - (of(before)?.unpaid ?? 0)).toBe(2);
    await pay(admin.api, id);
    await beginAt(podium, show.id, new Date(clock.now().getTime() + 3600_000).toISOString());
    const [line] = (await owner.api.getMyLatestReservation()).products ?? [];
    await admin.api.handOutProduct({ params: { id, lineId: line?.id ?? 0 }, body: { count: 1 } });
    const paid = await admin.api.getStatistics();
    const [was, is] = [of(before), of(paid)];
    expect(is?.vatRate).toBe(21);
    const change = (field: "sold" | "handedOut" | "euros") => (is?.[field] ?? 0) - (was?.[field] ?? 0);
    expect([change("sold"), change("handedOut"), change("euros")]).toEqual([2, 1, 20]);
    expect(paid.overview.totalSales - before.overview.totalSales).toBe(32);
    expect(paid.overview.totalTickets - before.overview.totalTickets).toBe(1);
  });
});
