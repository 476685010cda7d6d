import { playContentSchema } from "@podium/shared/contracts/plays";
import { pay, reserve, sellVoucher } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { makeShow, makeUser } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";

const test = apiTest();
const guest = { firstname: "Gust", lastname: "Peeters" };

test("an evening's takings are its tickets by their price after codes, before vouchers; free ones and unpaid ones add nothing", async ({
  podium,
  admin,
}) => {
  const show = await makeShow(podium, { pricePerSeat: 12.35 });
  const [kassa, buyer, other] = [await makeUser(podium, "BOX_OFFICE"), await makeUser(podium), await makeUser(podium)];
  const voucher = await sellVoucher(admin.api, 5);
  await pay(admin.api, await reserve(buyer.api, show.id, ["R1-A", "R1-B"], { vouchers: [voucher.code] }));
  const { code } = await admin.api.createTicketCode({ body: { type: "DISCOUNT", percent: 50, maxTickets: 5 } });
  await pay(admin.api, await reserve(other.api, show.id, ["R2-A", "R2-B", "R2-C"], { ticketCode: code }));
  await reserve(buyer.api, show.id, ["R3-A"]);
  const sell = (seatIds: string[], paid: "cash" | "free") =>
    kassa.api.reserveForGuest({ params: { id: show.id }, body: { guest, seatIds, paid } });
  await sell(["R4-A"], "cash");
  await sell(["R4-B", "R4-C"], "free");
  await kassa.api.blockSeats({ params: { id: show.id }, body: { seatIds: ["R4-D"] } });

  const { title, evenings, total } = await kassa.api.getShowTakings({ params: { id: show.id } });
  const lines = [
    { price: 12.35, tickets: 3, amount: 37.05 },
    { price: 6.17, tickets: 3, amount: 18.51 },
  ];
  const sums = { capacity: 193, blocked: 1, tickets: 8, free: 2, takings: 55.56, due: 0, lines };
  expect({ title, total }).toEqual({ title: show.name, total: sums });
  expect(evenings).toMatchObject([{ show: { id: show.id, name: show.name }, cancelled: false, ...sums }]);
});

test("a play's takings are those of its evenings together, and a play without one has none", async ({
  podium,
  admin,
}) => {
  const { id } = await admin.api.createPlay({ body: playContentSchema.parse({ title: { nl: "De Vrek" } }) });
  const takings = () => admin.api.getPlayTakings({ params: { id } });
  expect(await takings()).toMatchObject({ title: "De Vrek", evenings: [], total: { capacity: 0, takings: 0 } });
  const later = await makeShow(podium, { playId: id, pricePerSeat: 10, dateTime: "2098-12-06T19:00:00.000Z" });
  const first = await makeShow(podium, { playId: id, pricePerSeat: 12, dateTime: "2098-12-05T19:00:00.000Z" });
  await makeShow(podium);
  const buyer = await makeUser(podium);
  await pay(admin.api, await reserve(buyer.api, first.id, ["R1-A"]));
  await pay(admin.api, await reserve(buyer.api, later.id, ["R1-A", "R1-B"]));
  const { evenings, total } = await takings();
  expect(evenings.map(({ show, takings: euros }) => [show.id, euros])).toEqual([
    [first.id, 12],
    [later.id, 20],
  ]);
  expect(total).toMatchObject({ capacity: 2 * 193, tickets: 3, takings: 32 });
  expect(total.lines).toEqual([
    { price: 12, tickets: 1, amount: 12 },
    { price: 10, tickets: 2, amount: 20 },
  ]);
});

test("nobody's show and nobody's play are not found", async ({ admin }) => {
  const params = { id: 999_999 };
  await expect(admin.api.getShowTakings({ params })).rejects.toMatchObject({ body: { code: "SHOW_NOT_FOUND" } });
  await expect(admin.api.getPlayTakings({ params })).rejects.toMatchObject({ body: { code: "PLAY_NOT_FOUND" } });
});
