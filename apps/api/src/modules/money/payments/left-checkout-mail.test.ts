import { beforeEach, expect } from "vitest";
import { createFakeClock } from "#test/fake-clock.ts";
import { createFakeProvider } from "#test/fake-provider.ts";
import { mailTest } from "#test/fixtures.ts";

/** A Monday without holidays near. */
const MONDAY = new Date("2026-11-23T10:00:00Z");
const clock = createFakeClock(MONDAY);
const provider = createFakeProvider();
const test = mailTest({ clock, paymentProvider: provider }).extend(
  "after",
  { scope: "file" },
  ({ sendMails, mailbox }) =>
    async (seconds: number, { email }: { email: string }) => {
      clock.advance(seconds);
      await sendMails();
      return (await mailbox.mailsTo(email)).map(({ subject = "" }) => subject.split(" voor ")[0]);
    },
);
const AWAITED = "Nog te betalen: uw reservering";
beforeEach(() => {
  clock.set(MONDAY);
  provider.setAway(false);
});

test("the reminder of an online reservation says both ways to pay, as a transfer is followed too", async ({
  online,
  after,
  mailbox,
}) => {
  const { user, id } = await online.reserveOnline();
  const { iban } = await user.api.getTransferDetails({ params: { id } });
  expect(await after(3 * 24 * 3600, user)).toHaveLength(2);
  const [, reminder] = await mailbox.mailsTo(user.email);
  for (const words of [iban, "betaalt u online of met een overschrijving", `https://podium.test/payment/${id}`])
    expect(reminder?.text).toContain(words);
  expect((await user.api.getMyLatestReservation()).paymentMethod).toBe("PAYCONIQ");
});

test.for(["CANCELLED", "FAILED", "EXPIRED"] as const)(
  "a buyer who left the checkout (%s) gets one mail two minutes later, with the amount, the deadline and where to pay",
  async (status, { online, after, mailbox }) => {
    const { user, id, ref } = await online.reserveOnline();
    clock.advance(60);
    provider.say(ref, status);
    await online.webhook(ref);
    expect(await after(119, user)).toEqual([]);
    expect(await after(1, user)).toEqual([AWAITED]);
    const [mail] = await mailbox.mailsTo(user.email);
    for (const words of ["24,00", "vóór maandag 30 november 2026 om", `https://podium.test/payment/${id}`])
      expect(mail?.text).toContain(words);
    expect(mail?.text).not.toMatch(/schrijf|rekeningnummer/i);
    await online.webhook(ref);
    expect(await after(3600, user)).toEqual([AWAITED]);
  },
);

test("a buyer who leaves the checkout open gets the mail after a quarter of an hour", async ({ online, after }) => {
  const { user } = await online.reserveOnline();
  expect(await after(899, user)).toEqual([]);
  expect(await after(1, user)).toEqual([AWAITED]);
});

test("a buyer who tries again has the whole time of the new checkout", async ({ online, after }) => {
  const { user, id, ref } = await online.reserveOnline();
  provider.say(ref, "CANCELLED");
  await online.webhook(ref);
  clock.advance(100);
  await user.api.startOnlinePayment({ params: { id } });
  expect(await after(899, user)).toEqual([]);
  expect(await after(1, user)).toEqual([AWAITED]);
});

test("a buyer who paid gets the tickets and never this mail, also when no webhook said so", async ({
  online,
  after,
}) => {
  const { user, ref } = await online.reserveOnline();
  provider.say(ref, "PAID");
  expect(await after(900, user)).toEqual(["Uw tickets"]);
  expect(await after(3600, user)).toEqual(["Uw tickets"]);
});

test("a buyer who chooses a transfer instead gets its details at once", async ({ online, after, mailbox }) => {
  const { user, id } = await online.reserveOnline();
  await user.api.payByTransfer({ params: { id } });
  expect(await after(0, user)).toEqual(["Uw reservering"]);
  expect((await mailbox.mailsTo(user.email))[0]?.text).toContain("Rekeningnummer");
});
