import { expect } from "vitest";
import { pay, reserve, sellVoucher } from "@podium/shared/test/steps.ts";
import { makeShow, makeUser, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { createFakeProvider } from "#test/fake-provider.ts";
import { mailTest } from "#test/fixtures.ts";
import { PAID_SEATS } from "#test/paying-online.ts";
import { boxOfficeWith } from "#test/returns.ts";

const ASKED = "met uw rekeningnummer";

const clock = createFakeClock();
const provider = createFakeProvider();
const test = mailTest({ clock, paymentProvider: provider })
  .extend("boxOffice", { scope: "file" }, boxOfficeWith(clock))
  /** The mail's text about the money, after the seat of a returned ticket was sold */
  .extend("mailed", { scope: "file" }, ({ boxOffice, mailbox, sendMails }) => {
    return async ({ owner, id, showId }: { owner: User; id: number; showId: number }, seatId = "R1-A") => {
      expect((await boxOffice.give({ owner, id }, seatId)).statusCode).toBe(200);
      await boxOffice.sell(showId, seatId);
      await sendMails();
      const mails = await mailbox.mailsTo(owner.email);
      return mails.findLast(({ subject }) => subject?.endsWith(`verkocht (nr. ${id})`))?.text;
    };
  });

test("a buyer who paid by transfer is asked for an account number, until it is known", async ({
  admin,
  boxOffice,
  mailed,
}) => {
  const { owner, id, show } = await boxOffice.paid(["R1-A", "R1-B"]);
  expect(await mailed({ owner, id, showId: show.id })).toContain(
    `Wij storten het op uw rekening. Antwoord daarvoor op deze mail ${ASKED}.`,
  );
  const refund = (await admin.api.listRefunds()).find(({ reservation }) => reservation.id === id);
  const account = { iban: "BE68539007547034", holder: "Jef Peeters" };
  await admin.api.setRefundAccount({ params: { paymentId: refund?.paymentId ?? 0 }, body: account });
  const again = await mailed({ owner, id, showId: show.id }, "R1-B");
  expect(again).toContain("Wij storten het op de rekening die u opgaf. U hoeft daar niets voor te doen.");
  expect(again).not.toContain(ASKED);
});

test("a buyer who paid in cash reads of the box office, and may give an account number", async ({
  admin,
  podium,
  mailed,
}) => {
  const [owner, show] = [await makeUser(podium), await makeShow(podium, { giveBack: "MONEY" })];
  const id = await reserve(owner.api, show.id, ["R1-A"]);
  await admin.api.confirmReservation({ params: { id }, body: { paymentMethod: "CASH" } });
  clock.advance(60);
  expect(await mailed({ owner, id, showId: show.id })).toContain(
    `U krijgt het aan de kassa. Hebt u het liever op uw rekening? Antwoord op deze mail ${ASKED}.`,
  );
});

test("a buyer who paid online, or gets a voucher, is asked for nothing", async ({
  admin,
  boxOffice,
  online,
  podium,
  mailed,
}) => {
  const { user: owner, id, ref, show: showId } = await online.reserveOnline();
  await podium.deps.database.db.updateTable("shows").set({ giveBack: "MONEY" }).where("id", "=", showId).execute();
  provider.say(ref, "PAID");
  await online.webhook(ref);
  for (const seatId of PAID_SEATS) {
    const byProvider = await mailed({ owner, id, showId }, seatId);
    expect(byProvider).toContain("Wij storten het op de rekening waarmee u betaalde. U hoeft daar niets voor te doen.");
    expect(byProvider).not.toContain(ASKED);
    // The refund goes through the provider all the same.
    const refund = (await admin.api.listRefunds()).find(({ reservation }) => reservation.id === id);
    const account = { iban: "BE68539007547034", holder: "Jef Peeters" };
    await admin.api.setRefundAccount({ params: { paymentId: refund?.paymentId ?? 0 }, body: account });
  }

  const paid = await boxOffice.paid(["R1-A"], "VOUCHER");
  const asVoucher = await mailed({ ...paid, showId: paid.show.id });
  expect(asVoucher).toContain("U krijgt het als cadeaubon, in een aparte mail.");
  expect(asVoucher).not.toContain(ASKED);
});

test("a buyer who paid with a voucher reads of that alone, whatever the show gives back", async ({
  admin,
  podium,
  mailed,
}) => {
  for (const giveBack of ["MONEY", "VOUCHER"] as const) {
    const [owner, show] = [await makeUser(podium), await makeShow(podium, { giveBack })];
    const { code } = await sellVoucher(admin.api, 20);
    const id = await reserve(owner.api, show.id, ["R1-A"], { vouchers: [code] });
    clock.advance(60);
    const text = await mailed({ owner, id, showId: show.id });
    expect(text).toContain("€ 12,00 staat weer op de cadeaubon waarmee u betaalde.");
    expect(text).not.toMatch(/storten|kassa|rekeningnummer|aparte mail|in geld/);
  }
});

test("a buyer who paid a part with a voucher reads what comes back on it, and how the rest does", async ({
  admin,
  podium,
  mailed,
}) => {
  for (const [giveBack, rest] of [
    ["MONEY", "€ 4,00 krijgt u in geld. Wij storten het op uw rekening."],
    ["VOUCHER", "€ 4,00 krijgt u als nieuwe cadeaubon, in een aparte mail."],
  ] as const) {
    const [owner, show] = [await makeUser(podium), await makeShow(podium, { giveBack })];
    const { code } = await sellVoucher(admin.api, 8);
    const id = await reserve(owner.api, show.id, ["R1-A"], { vouchers: [code] });
    await pay(admin.api, id);
    clock.advance(60);
    const text = (await mailed({ owner, id, showId: show.id }))?.replaceAll(/\s+/g, " ");
    expect(text).toContain(`€ 8,00 staat weer op de cadeaubon waarmee u betaalde. ${rest}`);
  }
});

test("a buyer who paid in money reads of no voucher that had paid", async ({ boxOffice, mailed }) => {
  const paid = await boxOffice.paid(["R1-A"]);
  expect(await mailed({ ...paid, showId: paid.show.id })).not.toContain("cadeaubon");
});

test("what an older version settled is mailed without saying which part is which", async ({
  boxOffice,
  podium,
  mailed,
}) => {
  const paid = await boxOffice.paid(["R1-A", "R1-B"], "VOUCHER");
  await mailed({ ...paid, showId: paid.show.id });
  const { db } = podium.deps.database;
  await db.updateTable("returnedTickets").set({ moneyCents: null }).where("reservationId", "=", paid.id).execute();
  const text = (await mailed({ ...paid, showId: paid.show.id }, "R1-B"))?.replaceAll(/\s+/g, " ");
  expect(text).toContain(
    "Wat u met geld betaalde, krijgt u als cadeaubon, in een aparte mail. Wat met een cadeaubon betaald werd, staat weer op die bon.",
  );
});
