import { hold, pay, reserve, sellVoucher } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { mailTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = mailTest({ clock });

test("mails say what the tickets cost, what a code and each voucher took off, and what is due; others only what is due", async ({
  podium,
  admin,
  mailbox,
  sendMails,
}) => {
  const [show, guest, other] = [await makeShow(podium), await makeUser(podium), await makeUser(podium)];
  const vouchers = await Promise.all([5, 3].map((amount) => sellVoucher(admin.api, amount)));
  const { code } = await admin.api.createTicketCode({ body: { type: "DISCOUNT", percent: 50, maxTickets: 5 } });
  const codes = { ticketCode: code, vouchers: vouchers.map((voucher) => voucher.code) };
  const id = await reserve(guest.api, show.id, ["R1-A", "R1-B"], codes);
  const plain = await reserve(other.api, show.id, ["R1-C"]);
  clock.advance(3600);
  await sendMails();
  await Promise.all([id, plain].map((each) => pay(admin.api, each)));
  clock.advance(60);
  await sendMails();
  const { seats } = await admin.api.getReservation({ params: { id } });
  expect(seats.map(({ price, ticketPrice }) => [price, ticketPrice])).toEqual([
    [12, 6],
    [12, 6],
  ]);
  const lines = vouchers.map((voucher) => `Cadeaubon •••• ${voucher.code.slice(-4)}`);
  const mails = await mailbox.mailsTo(guest.email);
  expect(mails).toHaveLength(2);
  for (const { text } of mails)
    for (const words of ["24,00", "Korting", "12,00", ...lines, "5,00", "3,00", "4,00"]) expect(text).toContain(words);
  expect(mails.at(-1)?.text).toContain("Prijs per ticket: € 6,00");
  const others = await mailbox.mailsTo(other.email);
  expect(others).toHaveLength(2);
  expect(others.at(-1)?.text).toContain("Prijs: € 12,00");
  for (const { text } of others) expect(text).not.toMatch(/Korting|Cadeaubon/);
});

test("mails list the products beside the tickets, with their price", async ({ podium, admin, mailbox, sendMails }) => {
  const [show, guest] = [await makeShow(podium), await makeUser(podium)];
  const body = { name: "Drankkaart", price: 10, vatRate: 21, showIds: [show.id] };
  const product = await admin.api.createProduct({ body });
  await hold(guest.api, show.id, ["R1-A"]);
  await guest.api.setCartProduct({ body: { productId: product.id, count: 2 } });
  const id = await reserve(guest.api, show.id, ["R1-A"]);
  clock.advance(3600);
  await sendMails();
  await pay(admin.api, id);
  clock.advance(60);
  await sendMails();
  const mails = await mailbox.mailsTo(guest.email);
  expect(mails).toHaveLength(2);
  for (const { text } of mails)
    for (const words of ["Tickets", "12,00", "2 × Drankkaart", "20,00", "32,00"]) expect(text).toContain(words);
});

test("mails have the gift on a line of its own, in the total and not in the price of a ticket", async ({
  podium,
  admin,
  mailbox,
  sendMails,
}) => {
  const [show, guest] = [await makeShow(podium), await makeUser(podium)];
  await hold(guest.api, show.id, ["R1-A"]);
  await guest.api.setCartGift({ body: { amount: 2.5 } });
  const id = await reserve(guest.api, show.id, ["R1-A"]);
  clock.advance(3600);
  await sendMails();
  await pay(admin.api, id);
  clock.advance(60);
  await sendMails();
  const mails = await mailbox.mailsTo(guest.email);
  expect(mails).toHaveLength(2);
  for (const { text = "" } of mails) {
    for (const words of ["Tickets: € 12,00", "Gift: € 2,50", "14,50"])
      expect(text.replaceAll("\u00a0", " ")).toContain(words);
  }
  expect(mails.at(-1)?.text).toContain("Prijs: € 12,00");
});
