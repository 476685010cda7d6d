import { playContentSchema } from "@podium/shared/contracts/plays";
import { hold, pay, reserve, sellVoucher } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { form } from "#test/changed-shows.ts";
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
  const sums = { capacity: 193, blocked: 1, tickets: 8, free: 2, takings: 55.56, due: 0, waived: 0, lines };
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

test("what was waived is no takings, a drink is none either, and a cancelled evening is not in the sum of the play", async ({
  podium,
  admin,
}) => {
  const { id: playId } = await admin.api.createPlay({ body: playContentSchema.parse({ title: { nl: "De Vrek" } }) });
  const [show, cancelled] = [await makeShow(podium, { playId }), await makeShow(podium, { playId })];
  const buyer = await makeUser(podium);
  const body = { name: "Drankkaart", price: 20, vatRate: 21, stock: null, showIds: [show.id] };
  const { id: productId } = await admin.api.createProduct({ body });
  await hold(buyer.api, show.id, ["R1-A"]);
  await buyer.api.setCartProduct({ body: { productId, count: 1 } });
  const withDrink = await reserve(buyer.api, show.id, ["R1-A"]);
  await pay(admin.api, withDrink);
  const short = await reserve(buyer.api, show.id, ["R2-A", "R2-B"]);
  await pay(admin.api, short);
  // A transfer of 20 euros was accepted for two tickets of 12; of the first reservation 30 of 32 are to come in cash.
  const { db } = podium.deps.database;
  await db.updateTable("reservations").set({ totalCents: 2000 }).where("id", "=", short).execute();
  await db.updateTable("reservations").set({ cashDueCents: 3000 }).where("id", "=", withDrink).execute();
  await pay(admin.api, await reserve(buyer.api, cancelled.id, ["R1-A"]));
  await admin.api.cancelShow({ params: { id: cancelled.id }, body: form() });
  const { evenings, total } = await admin.api.getPlayTakings({ params: { id: playId } });
  const lines = [{ price: 12, tickets: 3, amount: 36 }];
  expect(evenings.find(({ show: { id } }) => id === show.id)).toMatchObject({ takings: 32, waived: 4, due: 12, lines });
  expect(evenings.find(({ show: { id } }) => id === cancelled.id)).toMatchObject({ cancelled: true });
  expect(total).toMatchObject({ capacity: 193, tickets: 3, takings: 32, waived: 4, due: 12, lines });
});

test("nobody's show and nobody's play are not found", async ({ admin }) => {
  const params = { id: 999_999 };
  await expect(admin.api.getShowTakings({ params })).rejects.toMatchObject({ body: { code: "SHOW_NOT_FOUND" } });
  await expect(admin.api.getPlayTakings({ params })).rejects.toMatchObject({ body: { code: "PLAY_NOT_FOUND" } });
});
