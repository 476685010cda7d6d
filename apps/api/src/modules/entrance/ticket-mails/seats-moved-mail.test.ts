import { expect } from "vitest";
import { pay, reserve, sellVoucher } from "@podium/shared/test/steps.ts";
import { makeShow, makeUser, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { mailTest } from "#test/fixtures.ts";
import { ownMoves } from "#test/own-moves.ts";

const clock = createFakeClock(new Date("2026-11-23T10:00:00Z"));
const test = mailTest({ clock }).extend(
  "moved",
  { scope: "file" },
  ({ podium, admin, mailbox, sendMails, scenario }) => ({
    reserve: async (seatIds: string[]) => {
      const [user, show] = [await makeUser(podium), await makeShow(podium, { name: "De vrek" })];
      return { user, show, id: await reserve(user.api, show.id, seatIds) };
    },
    pay: async (id: number) => {
      await pay(admin.api, id);
      // Past the time in which an administrator may undo it.
      clock.advance(60);
    },
    to: (id: number, seatIds: string[]) => scenario.boxOffice(id, "move", { seatIds }),
    async mailsTo({ email }: Pick<User, "email">) {
      await sendMails();
      return mailbox.mailsTo(email);
    },
    /** The newest mail to a user, once all are sent: its subject and the facts about the seats */
    async mailTo({ email }: Pick<User, "email">) {
      await sendMails();
      const mails = await mailbox.mailsTo(email);
      const mail = mails.at(-1);
      const facts = mail?.text?.match(/^(Oude|Nieuwe|Uw andere|Plaatsen).*$/gm);
      return { mail, facts, count: mails.length };
    },
  }),
);

test("a holder of tickets reads the old and the new seats, to throw the old tickets away, and gets the new ones", async ({
  moved,
}) => {
  const { user, id } = await moved.reserve(["R1-A", "R1-B"]);
  await moved.pay(id);
  const { count } = await moved.mailTo(user);
  await moved.to(id, ["R1-B", "T7-A"]);
  const { mail, facts, count: after } = await moved.mailTo(user);
  expect(after).toBe(count + 1);
  expect(mail?.subject).toBe(`Uw plaatsen voor De vrek zijn gewijzigd (nr. ${id})`);
  expect(facts).toEqual([
    "Oude plaats: Rij 1, stoel A",
    "Nieuwe plaats: Tafel 7, stoel A",
    "Uw andere plaatsen: Rij 1, stoel B",
  ]);
  expect(mail?.html).toContain("Uw plaatsen zijn gewijzigd");
  expect(mail?.text).toContain("Gooi uw oude tickets weg");
  expect(mail?.text).toContain(`https://podium.test/ticketsDetail/${id}`);
  expect(mail?.text).not.toContain("Uw reservering is bevestigd");
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
    `tickets-reservering-${id}.pdf`,
    `voorstelling-${id}.ics`,
  ]);
});

test("a payer who passed all tickets on is notified as well, without the tickets of others", async ({
  moved,
  podium,
}) => {
  const { user, id } = await moved.reserve(["R1-A"]);
  await moved.pay(id);
  const { db } = podium.deps.database;
  const ticket = await db
    .selectFrom("reservationSeats")
    .select("id")
    .where("reservationId", "=", id)
    .executeTakeFirst();
  const body = { ticketIds: [ticket?.id ?? 0], name: "An", email: "an@voorbeeld.be" };
  expect((await user.call("POST", `/api/reservation/${id}/pass-on`, body)).statusCode).toBe(200);
  await moved.to(id, ["T7-A"]);
  const { mail, facts } = await moved.mailTo(user);
  expect(facts).toEqual(["Oude plaats: Rij 1, stoel A", "Nieuwe plaats: Tafel 7, stoel A"]);
  expect(mail?.attachments.map(({ filename }) => filename)).not.toContain(`tickets-reservering-${id}.pdf`);
});

test("a holder who has not paid is notified as well, without tickets and with the way to pay", async ({ moved }) => {
  const { user, id } = await moved.reserve(["R1-A"]);
  await moved.to(id, ["R2-A"]);
  const { mail, facts } = await moved.mailTo(user);
  expect(mail?.subject).toContain("zijn gewijzigd");
  expect(facts).toEqual(["Oude plaats: Rij 1, stoel A", "Nieuwe plaats: Rij 2, stoel A"]);
  expect(mail?.text).toContain(`https://podium.test/payment/${id}`);
  expect(mail?.attachments).toEqual([]);
});

test("of two moves before the mail went out, one mail names every seat that is not theirs any more", async ({
  moved,
}) => {
  const { user, id } = await moved.reserve(["R1-A"]);
  await moved.pay(id);
  await moved.mailTo(user);
  await moved.to(id, ["R2-A"]);
  await moved.to(id, ["R3-A"]);
  const { facts, count } = await moved.mailTo(user);
  expect(count).toBe(2);
  expect(facts).toEqual(["Oude plaatsen: Rij 1, stoel A; Rij 2, stoel A", "Nieuwe plaats: Rij 3, stoel A"]);
  await moved.to(id, ["R4-A"]);
  expect((await moved.mailTo(user)).count).toBe(3);
});

test("a seat that was added after a move is not said to have been there before", async ({ moved, scenario }) => {
  const { user, id } = await moved.reserve(["R1-A"]);
  await moved.to(id, ["R2-A"]);
  await scenario.boxOffice(id, "seats", { seatIds: ["R1-B"] });
  const { facts } = await moved.mailTo(user);
  expect(facts).toEqual([
    "Oude plaats: Rij 1, stoel A",
    "Nieuwe plaats: Rij 2, stoel A",
    "Uw andere plaatsen: Rij 1, stoel B",
  ]);
});

test("a holder whose reservation is cancelled before the mail went out is not notified of seats", async ({
  moved,
  scenario,
}) => {
  const { user, id } = await moved.reserve(["R1-A"]);
  await moved.to(id, ["R2-A"]);
  await scenario.boxOffice(id, "cancel", { reason: "Ziek" });
  const { count, mail } = await moved.mailTo(user);
  expect([count, mail?.subject]).toEqual([1, expect.stringContaining("geannuleerd")]);
  expect(await scenario.mailsAbout(id)).toContainEqual({ kind: "SEATS_MOVED", status: "DROPPED" });
});

test("a visitor who moves to seats that cost less reads what goes back, and how", async ({
  podium,
  scenario,
  moved,
}) => {
  const own = ownMoves(podium, () => scenario.admin());
  for (const [giveBack, words] of [
    ["MONEY", "Uw nieuwe plaatsen kosten minder: € 4,00 storten wij u terug."],
    ["VOUCHER", "Uw nieuwe plaatsen kosten minder: € 4,00 kreeg u als cadeaubon, in een andere mail."],
  ] as const) {
    const { user, id } = await own.paid(["T1-A"], { giveBack });
    await own.move(user, id, "T1-A>R1-A");
    const text = (await moved.mailsTo(user)).find(({ subject }) => subject?.includes("zijn gewijzigd"))?.text;
    expect(text?.replaceAll(/\s+/g, " ")).toContain(words);
  }
  // The same when a ticket that did not move was passed on before the mail went out
  const passing = await own.paid(["T1-A", "T2-A"], { giveBack: "MONEY" });
  await own.move(passing.user, passing.id, "T1-A>R1-A");
  clock.advance(1);
  const tickets = (await passing.user.api.getTickets({ params: { id: passing.id } })).seats;
  const ticketIds = tickets.flatMap((ticket) => (ticket.seat.seatId === "T2-A" ? [ticket.id] : []));
  const body = { ticketIds, name: "An", email: "an@voorbeeld.be" };
  await passing.user.api.passTicketsOn({ params: { id: passing.id }, body });
  expect((await moved.mailsTo(passing.user)).some(({ text }) => text?.includes("€ 4,00 storten wij u terug"))).toBe(
    true,
  );
  const { user, id } = await own.paid(["T1-A"], { giveBack: "NO" });
  await own.move(user, id, "T1-A>R1-A");
  expect((await moved.mailTo(user)).mail?.text).not.toContain("kosten minder");
});

test("a visitor who paid with a voucher reads what is on it again, beside what goes back otherwise", async ({
  admin,
  podium,
  scenario,
  moved,
}) => {
  const own = ownMoves(podium, () => scenario.admin());
  const mailText = async (user: User) => {
    const mails = await moved.mailsTo(user);
    const mail = mails.findLast(({ subject }) => subject?.includes("zijn gewijzigd"));
    return mail?.text?.replaceAll(/\s+/g, " ");
  };
  const onVoucher = "€ 4,00 staat weer op de cadeaubon waarmee u betaalde";

  const whole = await sellVoucher(admin.api, 14);
  const paid = await own.paid(["T1-A"], { giveBack: "MONEY" }, { vouchers: [whole.code] });
  await own.move(paid.user, paid.id, "T1-A>R1-A");
  expect(await mailText(paid.user)).toContain(`Uw nieuwe plaatsen kosten minder: ${onVoucher}.`);
  // The refund is mentioned once: the mail about a seat that the box office adds later leaves it out.
  clock.advance(60);
  expect((await scenario.boxOffice(paid.id, "seats", { seatIds: ["T7-A"], paid: "free" })).statusCode).toBe(200);
  expect(await mailText(paid.user)).not.toContain("kosten minder");
  // The mail is about the last move alone.
  clock.advance(1);
  await own.move(paid.user, paid.id, "R1-A>R2-A");
  expect(await mailText(paid.user)).not.toContain("kosten minder");

  // The voucher paid 11 of 14: of the 4 that come back, 3 are money.
  const part = await sellVoucher(admin.api, 11);
  const mixed = await own.paid(["T2-A"], { giveBack: "MONEY" }, { vouchers: [part.code] });
  await own.move(mixed.user, mixed.id, "T2-A>R1-A");
  expect(await mailText(mixed.user)).toContain(
    "Uw nieuwe plaatsen kosten minder: € 3,00 storten wij u terug, en € 1,00 staat weer op de cadeaubon waarmee u betaalde.",
  );

  // The reservation is unpaid: its amount due falls first, and only the rest returns to the voucher.
  const unpaid = await sellVoucher(admin.api, 13);
  const { user, id } = await own.reserved(["T3-A"], {}, { vouchers: [unpaid.code] });
  await own.move(user, id, "T3-A>R1-A");
  expect(await mailText(user)).toContain("€ 3,00 staat weer op de cadeaubon waarmee u betaalde.");
});
