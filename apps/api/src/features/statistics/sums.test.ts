import type { Reservation } from "@podium/shared/contracts/reservations";
import { correctVoucher, hold, reserve, sellVoucher } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { makeShow, makeUser, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { createFakeProvider } from "#test/fake-provider.ts";
import { payingOnline } from "#test/paying-online.ts";
import { camt, entry, statementTest } from "#test/statements.ts";

const WEEK = 604_800;
const clock = createFakeClock();
const provider = createFakeProvider();

const test = statementTest({ clock, paymentProvider: provider }).extend(
  "box",
  { scope: "file" },
  ({ podium, admin, statements }) => {
    /** What came in, by the count of who receives it: in cents. */
    let received = 0;
    const count = (euros: number) => void (received += cents(euros));
    return {
      received: () => received,
      count,
      /** Over the bank, as a statement has it. */
      async transfer(id: number) {
        const { totalprice, reference } = await admin.api.getReservation({ params: { id } });
        const said = { ref: `t${id}`, message: reference, amount: totalprice.toFixed(2) };
        const [line] = await statements.linesOf(camt(entry(said)));
        expect(line).toMatchObject({ match: "certain", reservation: { id } });
        await statements.confirm({ transactionId: line?.transactionId ?? 0, reservationId: id });
        count(totalprice);
      },
      async online(user: User, showId: number, seatIds: string[], vouchers: string[] = []) {
        await hold(user.api, showId, seatIds);
        const body = { seatIds, paymentMethod: "PAYCONIQ" as const, vouchers };
        const made = await user.api.reserve({ params: { showId }, body });
        const ref = made.checkoutUrl?.split("/").at(-1) ?? "";
        provider.say(ref, "PAID");
        await payingOnline(podium).webhook(ref);
        count(made.totalprice);
        return made.id;
      },
    };
  },
);

const cents = (euros: number): number => Math.round(euros * 100);
const sum = (euros: readonly number[]): number => euros.reduce((total, one) => total + cents(one), 0);

test("what is received, sold, awaited, on vouchers and to be paid back is the same everywhere, to the cent", async ({
  podium,
  admin,
  box,
}) => {
  const price = (name: string, euros: number) => {
    return { name, description: "", prices: [{ zone: null, price: euros }], maxPerReservation: null };
  };
  const ticketTypes = [price("Volwassene", 12.35), price("Kind", 6.15)];
  const show = await makeShow(podium, { ticketTypes });
  const kind = show.ticketTypes[1]?.id ?? 0;
  const people = await Promise.all(Array.from({ length: 8 }, () => makeUser(podium)));
  const [an, bart, cis, dirk, els, fee, hans, ine] = people as [User, User, User, User, User, User, User, User];
  const createCode = async (body: Parameters<typeof admin.api.createTicketCode>[0]["body"]) =>
    (await admin.api.createTicketCode({ body })).code;
  const percent = await createCode({ type: "DISCOUNT", percent: 15, maxTickets: 10 });
  const perSeat = await createCode({ type: "DISCOUNT", amountPerSeat: 2.5, maxTickets: 10 });
  const sponsor = await createCode({ type: "SPONSOR", maxTickets: 10 });
  const sold = await sellVoucher(admin.api, 30);
  const given = await sellVoucher(admin.api, 10, { paid: "free", reason: "tombola" });

  // Types and a percentage, over the bank.
  const seatsOfAn = ["R1-A", "R1-B", "R1-C"];
  await hold(an.api, show.id, seatsOfAn);
  await an.api.setSeatType({ params: { seatId: "R1-C" }, body: { ticketTypeId: kind } });
  const ofAn = { seatIds: seatsOfAn, paymentMethod: "MANUAL" as const, ticketCode: percent };
  await box.transfer((await an.api.reserve({ params: { showId: show.id }, body: ofAn })).id);
  // A voucher, and the rest online; a part of it comes back on the voucher, a part as money.
  const ofBart = await box.online(bart, show.id, ["R2-A", "R2-B", "R2-C"], [sold.code]);
  await admin.api.giveUpSeats({ params: { id: ofBart }, body: { seatIds: ["R2-C"] } });
  await admin.api.giveUpSeats({ params: { id: ofBart }, body: { seatIds: ["R2-B"] } });
  // An amount a seat and a voucher, never paid: it comes back on the voucher.
  await reserve(hans.api, show.id, ["R3-A"], { ticketCode: perSeat, vouchers: [given.code] });
  clock.advance(WEEK);
  await podium.deps.reservations.expireDue();
  // The same, still awaited.
  await reserve(cis.api, show.id, ["R3-B", "R3-C"], { ticketCode: perSeat, vouchers: [given.code] });
  await reserve(dirk.api, show.id, ["R3-E", "R3-F"], { ticketCode: sponsor });
  // Paid online and cancelled: money back. Paid over the bank and cancelled: as a voucher, which somebody spends.
  const reason = "Ziek";
  const ofEls = await box.online(els, show.id, ["R1-D"]);
  await admin.api.cancelReservation({ params: { id: ofEls }, body: { reason } });
  const back = (await admin.api.listRefunds()).find(({ reservation }) => reservation.id === ofEls);
  await admin.api.markRefunded({ params: { paymentId: back?.paymentId ?? 0 } });
  const ofFee = await reserve(fee.api, show.id, ["R1-E", "R1-F"]);
  await box.transfer(ofFee);
  await admin.api.cancelReservation({ params: { id: ofFee }, body: { reason, refundAs: "voucher" } });
  const refunded = (await admin.api.listVouchers({ query: {} })).items.find(({ origin }) => origin === "REFUND");
  const { code: asVoucher } = await admin.api.getVoucher({ params: { id: refunded?.id ?? 0 } });
  await reserve(ine.api, show.id, ["R1-G"], { vouchers: [asVoucher] });
  // Cash at the box office, and a correction by hand.
  const guest = { firstname: "Rosa", lastname: "Maas", email: null, number: null };
  const atBoxOffice = { guest, seatIds: ["R1-H", "R1-J"], paid: "cash" as const };
  const ofRosa = await admin.api.reserveForGuest({ params: { id: show.id }, body: atBoxOffice });
  box.count(ofRosa.totalprice);
  await correctVoucher(admin.api, sold.id, -1.05);

  const statistics = await admin.api.getStatistics();
  const listed = await admin.api.listReservations({ query: {} });
  if (!Array.isArray(listed)) throw new Error("without a page it is all of them");
  const refunds = await admin.api.listRefunds();
  const { items } = await admin.api.listVouchers({ query: {} });
  const vouchers = await Promise.all(items.map(({ id }) => admin.api.getVoucher({ params: { id } })));
  const withStatus = (status: Reservation["status"]) => listed.filter((one) => one.status === status);
  const due = (status: Reservation["status"]) => sum(withStatus(status).map(({ totalprice }) => totalprice));

  expect(listed).toHaveLength(9);
  // Of what came in, what is not to be paid back was sold for.
  expect(due("CONFIRMED")).toBe(box.received() - sum(refunds.map(({ amount }) => amount)));
  expect(refunds.length).toBeGreaterThan(2);
  expect(cents(statistics.overview.totalSales)).toBe(due("CONFIRMED"));
  expect(sum(statistics.sales.periods.map(({ paid }) => paid))).toBe(due("CONFIRMED"));
  expect(sum(statistics.sales.periods.map(({ waiting }) => waiting))).toBe(due("PENDING"));
  const inMoney = statistics.methods.filter(({ method }) => method !== "VOUCHER");
  expect(sum(inMoney.map(({ euros }) => euros))).toBe(due("CONFIRMED") + due("PENDING"));
  const active = [...withStatus("CONFIRMED"), ...withStatus("PENDING")];
  for (const { seats, grossPrice, discount = 0, vouchers: paid = [], totalprice } of active) {
    expect(sum(seats.map((ticket) => ticket.price))).toBe(cents(grossPrice));
    expect(cents(grossPrice) - cents(discount) - sum(paid.map(({ amount }) => amount))).toBe(cents(totalprice));
  }
  // What vouchers were issued for, less corrections, is on them or pays reservations.
  for (const { entries, balance } of vouchers) expect(sum(entries.map(({ amount }) => amount))).toBe(cents(balance));
  const spent = sum(active.flatMap(({ vouchers: paid = [] }) => paid.map(({ amount }) => amount)));
  const issued = sum(vouchers.map(({ amount }) => amount));
  expect(sum(vouchers.map(({ balance }) => balance))).toBe(issued - 105 - spent);
  const asVouchers = refunds.filter(({ voucherId }) => voucherId !== undefined).map(({ amount }) => amount);
  expect(sum(asVouchers)).toBe(sum(vouchers.filter(({ origin }) => origin === "REFUND").map(({ amount }) => amount)));
  expect(spent).toBeGreaterThan(0);
  expect(cents(statistics.vouchers.spent)).toBe(spent);
});
