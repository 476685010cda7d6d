import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { reserve } from "@podium/shared/test/steps.ts";
import { makeShow, makeUser, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = apiTest({ clock });
const guest = { firstname: "Gust", lastname: "Peeters" };

/** Each test has its own day. */
let day = 1;
function dayAt(time: string): string {
  day += 1;
  const date = `2098-06-${String(day).padStart(2, "0")}`;
  clock.set(new Date(`${date}T${time}:00+02:00`));
  return date;
}

const sell = (volunteer: User, showId: number, seatIds: string[], paid: "cash" | "card" | "transfer" | "free") =>
  volunteer.api.reserveForGuest({ params: { id: showId }, body: { guest, seatIds, paid } });

test("each volunteer has what they received in cash and by card, exact to the cent, less what they gave back", async ({
  podium,
  admin,
}) => {
  const date = dayAt("19:30");
  const show = await makeShow(podium, { pricePerSeat: 12.35 });
  const [an, bart, buyer] = [
    await makeUser(podium, "BOX_OFFICE"),
    await makeUser(podium, "BOX_OFFICE"),
    await makeUser(podium),
  ];
  // An receives 24,70 for a sale, 12,35 confirmed, 12,35 for an added seat, 10,10 for a voucher, 12,35 by card.
  const sold = await sell(an, show.id, ["R1-A", "R1-B"], "cash");
  const waiting = await reserve(buyer.api, show.id, ["R2-A"]);
  await an.api.confirmReservation({ params: { id: waiting }, body: { paymentMethod: "CASH" } });
  const more = { params: { id: sold.id } };
  await an.api.addReservationSeats({ ...more, body: { seatIds: ["R1-C"], paid: "cash" } });
  await an.api.addReservationSeats({ ...more, body: { seatIds: ["R1-D"], paid: "card" } });
  await an.api.sellVoucher({ body: { amount: 10.1, paid: "cash", key: randomUUID() } });
  // None of these is paid by hand.
  await sell(an, show.id, ["R3-A"], "transfer");
  await sell(an, show.id, ["R3-B"], "free");
  await an.api.sellVoucher({ body: { amount: 50, paid: "transfer", key: randomUUID() } });
  const online = await reserve(buyer.api, show.id, ["R3-C"]);
  await an.api.confirmReservation({ params: { id: online }, body: { paymentMethod: "MANUAL" } });
  // Bart receives 12,35 by card, and refunds An's guest in cash.
  await sell(bart, show.id, ["R4-A"], "card");
  await bart.api.cancelReservation({ params: { id: sold.id }, body: { reason: "Ziek" } });
  const due = (await bart.api.listRefunds()).filter(({ reservation }) => reservation.id === sold.id);
  for (const { paymentId } of due) await bart.api.markRefunded({ params: { paymentId }, body: { paidWith: "CASH" } });
  // Noting a refund again does not count it twice.
  for (const { paymentId } of due) await bart.api.markRefunded({ params: { paymentId }, body: { paidWith: "CASH" } });

  const back = due.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;
  expect(back).toBe(49.4);
  const book = await admin.api.getCashBook({ query: { day: date } });
  const sums = Object.fromEntries(
    book.volunteers.map(({ id, received, refunded, cash, card }) => [id, { received, refunded, cash, card }]),
  );
  expect(sums).toEqual({
    [an.id]: { received: 59.5, refunded: 0, cash: 59.5, card: 12.35 },
    [bart.id]: { received: 0, refunded: 49.4, cash: -49.4, card: 12.35 },
  });
  expect(book.total).toEqual({ received: 59.5, refunded: 49.4, cash: 10.1, card: 24.7 });
  expect(book.entries.map(({ volunteer, kind, way, amount }) => [volunteer.id, kind, way, amount])).toEqual([
    [an.id, "RESERVATION", "CASH", 24.7],
    [an.id, "RESERVATION", "CASH", 12.35],
    [an.id, "SEATS_ADDED", "CASH", 12.35],
    [an.id, "SEATS_ADDED", "CARD", 12.35],
    [an.id, "VOUCHER", "CASH", 10.1],
    [bart.id, "RESERVATION", "CARD", 12.35],
    [bart.id, "REFUND", "CASH", -49.4],
  ]);
});

test("a refund by transfer or as a voucher leaves the cash as it is", async ({ podium, admin }) => {
  const date = dayAt("20:00");
  const [show, an] = [await makeShow(podium), await makeUser(podium, "BOX_OFFICE")];
  for (const [seatId, give] of [
    ["R1-A", "MANUAL"],
    ["R1-B", "voucher"],
  ] as const) {
    const { id } = await sell(an, show.id, [seatId], "cash");
    const refundAs = give === "voucher" ? { refundAs: give } : {};
    await an.api.cancelReservation({ params: { id }, body: { reason: "Ziek", ...refundAs } });
    const due = (await an.api.listRefunds()).find(({ reservation }) => reservation.id === id);
    if (give === "MANUAL")
      await an.api.markRefunded({ params: { paymentId: due?.paymentId ?? 0 }, body: { paidWith: give } });
  }
  expect((await admin.api.getCashBook({ query: { day: date } })).total).toEqual({
    received: 24,
    refunded: 0,
    cash: 24,
    card: 0,
  });
});

test("what is paid after midnight is of the day before, from five on of the next", async ({ podium, admin }) => {
  const date = dayAt("23:59");
  const show = await makeShow(podium);
  await sell(admin, show.id, ["R1-A"], "cash");
  const next = dayAt("00:01");
  await sell(admin, show.id, ["R1-B"], "cash");
  clock.set(new Date(`${next}T04:59:59+02:00`));
  await sell(admin, show.id, ["R1-C"], "cash");
  expect((await admin.api.getCashBook({ query: {} })).day).toBe(date);
  clock.set(new Date(`${next}T05:00:00+02:00`));
  await sell(admin, show.id, ["R1-D"], "cash");
  expect((await admin.api.getCashBook({ query: {} })).day).toBe(next);
  const cashOf = async (of: string) => (await admin.api.getCashBook({ query: { day: of } })).total.cash;
  expect([await cashOf(date), await cashOf(next)]).toEqual([36, 12]);
});

test("the box office sees today and its own days, an administrator sees all", async ({ podium, admin }) => {
  const first = dayAt("20:00");
  const [show, an, bart] = [
    await makeShow(podium),
    await makeUser(podium, "BOX_OFFICE"),
    await makeUser(podium, "BOX_OFFICE"),
  ];
  await sell(an, show.id, ["R1-A"], "cash");
  const second = dayAt("20:00");
  await sell(bart, show.id, ["R1-B"], "cash");
  const third = dayAt("20:00");
  const read = (who: User, date?: string) => who.api.getCashBook({ query: date === undefined ? {} : { day: date } });
  expect((await read(an, first)).evenings).toEqual([third, first]);
  expect((await read(bart)).evenings).toEqual([third, second]);
  // A volunteer who received money on a day also sees the other volunteers' money.
  await sell(bart, show.id, ["R1-C"], "cash");
  expect((await read(an)).total.cash).toBe(12);
  for (const hidden of [second, "2098-01-01"])
    await expect(read(an, hidden)).rejects.toMatchObject({ status: 404, body: { code: "CASH_BOOK_NOT_FOUND" } });
  expect((await read(admin)).evenings.slice(0, 3)).toEqual([third, second, first]);
  expect((await read(admin, "2098-01-01")).entries).toEqual([]);
});

test("a voucher that a process of the release before sold is found by how it was paid", async ({ podium, admin }) => {
  const date = dayAt("20:00");
  for (const paidWith of ["CASH", "TRANSFER"] as const) {
    const { id } = await admin.api.sellVoucher({ body: { amount: 30, paid: "transfer", key: randomUUID() } });
    await podium.deps.database.db.updateTable("vouchers").set({ paidWith }).where("id", "=", id).execute();
  }
  expect((await admin.api.getCashBook({ query: { day: date } })).total.cash).toBe(30);
});

test("a volunteer whose account is gone stays in the book, without their name", async ({ podium, admin }) => {
  const date = dayAt("20:00");
  const [show, an] = [await makeShow(podium), await makeUser(podium, "BOX_OFFICE")];
  await sell(an, show.id, ["R1-A"], "cash");
  await podium.deps.database.transact((transaction) => podium.deps.users.close(transaction, an.id));
  clock.advance(3 * 24 * 3600);
  await podium.deps.accountClosing.sweep();
  const { volunteers } = await admin.api.getCashBook({ query: { day: date } });
  expect(volunteers).toEqual([
    { id: an.id, name: "Verwijderde gebruiker", received: 12, refunded: 0, cash: 12, card: 0 },
  ]);
});

test("volunteers are in the order of their names, with either apostrophe", async ({ podium, admin }) => {
  const date = dayAt("20:00");
  const show = await makeShow(podium);
  const names = ["’t Jonk", "Zita", "'t Jonck", "Élise"];
  for (const [index, firstname] of names.entries()) {
    const volunteer = await makeUser(podium, "BOX_OFFICE");
    const users = podium.deps.database.db.updateTable("users").where("id", "=", volunteer.id);
    await users.set({ firstname, lastname: "" }).execute();
    await sell(volunteer, show.id, [`R1-${"ABCD".charAt(index)}`], "cash");
  }
  const { volunteers } = await admin.api.getCashBook({ query: { day: date } });
  expect(volunteers.map(({ name }) => name)).toEqual(["Élise", "'t Jonck", "’t Jonk", "Zita"]);
});
