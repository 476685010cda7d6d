import { expect } from "vitest";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const kind = "SHOW_REMINDER";
let subjects = 0;

const test = apiTest({ clock }).extend("reminders", ({ podium }) => {
  const { database, mails } = podium.deps;
  const subjectId = ++subjects;
  return {
    request: (occasion: string) =>
      database.transact((transaction) =>
        mails.enqueueOncePerOccasion(transaction, { kind, occasions: [{ subjectId, occasion }] }),
      ),
    async claim() {
      const mail = await mails.claimDue();
      if (mail?.subjectId !== subjectId) throw new Error("no mail of this subject waits");
      return mail;
    },
    claimDue: () => mails.claimDue(),
    markSent: mails.markSent,
  };
});

test("a mail of an occasion is sent once, however often it is requested, and again for another one", async ({
  reminders,
}) => {
  await Promise.all([reminders.request("2027-02-06"), reminders.request("2027-02-06")]);
  const first = await reminders.claim();
  await reminders.markSent(first);
  // Asks as a process that had looked before the mail was sent
  await reminders.request("2027-02-06");
  expect(await reminders.claimDue()).toBeUndefined();
  clock.advance(60);
  await Promise.all([reminders.request("2027-02-26"), reminders.request("2027-02-26")]);
  const second = await reminders.claim();
  expect(second.occasion).toBe("2027-02-26");
  // The Message-ID contains `createdAt`: with the same one, a mail server would drop the second mail.
  expect(second.createdAt).not.toEqual(first.createdAt);
  expect(await reminders.claimDue()).toBeUndefined();
  await reminders.markSent(second);
});

test("a mail that is being sent is not made anew for another occasion before it is sent", async ({ reminders }) => {
  await reminders.request("2027-02-06");
  const first = await reminders.claim();
  await reminders.request("2027-02-26");
  expect(await reminders.markSent(first)).toBe(true);
  expect(await reminders.claimDue()).toBeUndefined();
  await reminders.request("2027-02-26");
  expect((await reminders.claim()).occasion).toBe("2027-02-26");
});
