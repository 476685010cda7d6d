import { makeShow, makeUser, type User } from "@podium/api/test/factories.ts";
import { createFakeClock } from "@podium/api/test/fake-clock.ts";
import { createFakeProvider } from "@podium/api/test/fake-provider.ts";
import { started } from "@podium/api/test/fixtures.ts";
import { payingOnline } from "@podium/api/test/paying-online.ts";
import { statementTest } from "@podium/api/test/statements.ts";
import { camt, entry } from "@podium/shared/test/camt-writer.ts";
import { correctVoucher, hold, reserve, sellVoucher } from "@podium/shared/test/steps.ts";
import { sql } from "kysely";
import { expect } from "vitest";
import { type Query, readBooks } from "#faults/books.ts";
import { compareBooks, dueOf, exportedReservations, readCents } from "#faults/sum-checks.ts";
import { checkUsed, readTransfers } from "#faults/transfer-checks.ts";
import { setup } from "./vitest-services.ts";

const WEEK = 604_800;
const clock = createFakeClock();
const provider = createFakeProvider();
const options = { clock, paymentProvider: provider };

const test = statementTest(options)
  /** Options of the application, available once PostgreSQL and Redis run. */
  .extend("served", { scope: "file" }, async ({}, { onCleanup }) => {
    const stop = await setup();
    if (stop) onCleanup(stop);
    return options;
  })
  .extend("podium", { scope: "file" }, ({ served }, cleanup) => started(served, cleanup))
  .extend("query", { scope: "file" }, ({ podium }): Query => async <Row>(text: string) => {
    const { rows } = await sql.raw<Row>(text).execute(podium.deps.database.db);
    return rows;
  })
  .extend("box", { scope: "file" }, ({ podium, admin, statements }) => {
    /** Money received, counted by the test, in cents. */
    let received = 0;
    const count = (euros: number) => void (received += cents(euros));
    /** Entries of the bank's statement. */
    const transfers: string[] = [];
    return {
      received: () => received,
      count,
      /** Uploads a statement with all transfers. */
      statement: () => statements.linesOf(camt(...transfers)),
      /** Pays by transfer: uploads a statement and confirms its line. */
      async transfer(id: number) {
        const { totalprice, reference } = await admin.api.getReservation({ params: { id } });
        const said = entry({ ref: `t${id}`, message: reference, amount: totalprice.toFixed(2) });
        transfers.push(said);
        const [line] = await statements.linesOf(camt(said));
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
  });

const cents = (euros: number): number => Math.round(euros * 100);
const sum = (euros: readonly number[]): number => euros.reduce((total, one) => total + cents(one), 0);

test("statistics, exports, statement and ledgers say the same of what is received, awaited and paid back, to the cent", async ({
  podium,
  admin,
  query,
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

  // An pays by transfer, with two ticket types and a percentage off.
  const seatsOfAn = ["R1-A", "R1-B", "R1-C"];
  await hold(an.api, show.id, seatsOfAn);
  await an.api.setSeatType({ params: { seatId: "R1-C" }, body: { ticketTypeId: kind } });
  const ofAn = { seatIds: seatsOfAn, paymentMethod: "MANUAL" as const, ticketCode: percent };
  await box.transfer((await an.api.reserve({ params: { showId: show.id }, body: ofAn })).id);
  // Bart pays with a voucher and the rest online; returned seats are refunded partly to the voucher, partly as money.
  const ofBart = await box.online(bart, show.id, ["R2-A", "R2-B", "R2-C"], [sold.code]);
  await admin.api.giveUpSeats({ params: { id: ofBart }, body: { seatIds: ["R2-C"] } });
  await admin.api.giveUpSeats({ params: { id: ofBart }, body: { seatIds: ["R2-B"] } });
  // Hans uses an amount off per seat and a voucher, and never pays: the voucher gets its part back.
  await reserve(hans.api, show.id, ["R3-A"], { ticketCode: perSeat, vouchers: [given.code] });
  clock.advance(WEEK);
  await podium.deps.reservations.expireDue();
  // Cis does the same, and the payment is still awaited; Dirk's sponsor code covers everything.
  await reserve(cis.api, show.id, ["R3-B", "R3-C"], { ticketCode: perSeat, vouchers: [given.code] });
  await reserve(dirk.api, show.id, ["R3-E", "R3-F"], { ticketCode: sponsor });
  // Els pays online, is cancelled and gets the money back. Fee pays by transfer and gets a voucher, which Ine spends.
  const reason = "Ziek";
  const ofEls = await box.online(els, show.id, ["R1-D"]);
  await admin.api.cancelReservation({ params: { id: ofEls }, body: { reason } });
  const back = (await admin.api.listRefunds()).find(({ reservation }) => reservation.id === ofEls);
  await admin.api.markRefunded({ params: { paymentId: back?.paymentId ?? 0 } });
  const ofFee = await reserve(fee.api, show.id, ["R1-E", "R1-F"]);
  await box.transfer(ofFee);
  await admin.api.cancelReservation({ params: { id: ofFee }, body: { reason, refundAs: "voucher" } });
  const refunded = (await admin.api.listVouchers({ query: {} })).items.find(({ origin }) => origin === "REFUND");
  const { code: asVoucher } = await admin.api.showVoucherCode({ params: { id: refunded?.id ?? 0 } });
  await reserve(ine.api, show.id, ["R1-G"], { vouchers: [asVoucher] });
  // Rosa pays in cash at the box office; a voucher is corrected by hand.
  const guest = { firstname: "Rosa", lastname: "Maas", email: null, number: null };
  const atBoxOffice = { guest, seatIds: ["R1-H", "R1-J"], paid: "cash" as const };
  const ofRosa = await admin.api.reserveForGuest({ params: { id: show.id }, body: atBoxOffice });
  box.count(ofRosa.totalprice);
  await correctVoucher(admin.api, sold.id, -1.05);

  const books = await readBooks(admin.api, query);
  expect(compareBooks(books)).toEqual([]);

  const { reservations, payments, refunds, statistics } = books;
  const active = reservations.filter(({ status }) => status === "CONFIRMED" || status === "PENDING");
  expect(reservations).toHaveLength(9);
  expect(refunds.length).toBeGreaterThan(2);
  // Sales equal the received money minus the refunds.
  expect(dueOf(reservations, "CONFIRMED")).toBe(box.received() - sum(refunds.map(({ amount }) => amount)));
  expect(dueOf(reservations, "PENDING")).toBeGreaterThan(0);
  for (const { seats, grossPrice } of active) expect(sum(seats.map((ticket) => ticket.price))).toBe(cents(grossPrice));

  // The statement, uploaded again, contains the exported payments and the cancelled one.
  const lines = await box.statement();
  const exported = exportedReservations(payments).filter(({ Status }) => Status === "Bevestigd");
  expect(lines.map(({ match }) => match)).toEqual(["done", "done"]);
  const ofPaid = lines.filter(({ reservation }) => reservation?.status === "CONFIRMED");
  expect(sum(ofPaid.map(({ amount }) => amount))).toBe(
    exported.reduce((total, row) => total + readCents(row["Te betalen"]), 0),
  );
  const stored = await readTransfers(query);
  expect(stored.reduce((total, transfer) => total + transfer.cents, 0)).toBe(sum(lines.map(({ amount }) => amount)));
  expect(checkUsed(stored, [])).toEqual([]);

  // The compared figures are not 0.
  const { vouchers } = statistics;
  expect(vouchers).toMatchObject({ sold: 30, free: 10, corrected: -1.05 });
  const figures = [vouchers.refunded, vouchers.spent, vouchers.open, ...ofPaid.map(({ amount }) => amount)];
  for (const euros of figures) expect(euros).toBeGreaterThan(0);
});
