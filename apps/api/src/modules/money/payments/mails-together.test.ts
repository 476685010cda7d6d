import { expect } from "vitest";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { mailTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const TOGETHER = 120;
const test = mailTest({ clock, env: { MAIL_TOGETHER_SECONDS: String(TOGETHER), PAYMENT_PROVIDER: "test" } });

test("reservations of one account made shortly after each other are in one mail", async ({
  podium,
  mailbox,
  sendMails,
}) => {
  const [user, show, other] = [await makeUser(podium), await makeShow(podium), await makeShow(podium)];
  const first = await reserve(user.api, show.id, ["R1-A"]);
  clock.advance(TOGETHER - 1);
  const second = await reserve(user.api, other.id, ["R2-B"]);
  clock.advance(TOGETHER - 1);
  await sendMails();
  expect(await mailbox.mailsTo(user.email)).toEqual([]);
  clock.advance(1);
  await sendMails();
  const [mail, ...more] = await mailbox.mailsTo(user.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Uw 2 reserveringen (nrs. ${first}, ${second})`);
  for (const id of [first, second]) {
    expect(mail?.text).toContain(`Tickets #${id} - `);
    expect(mail?.text).toContain(`https://podium.test/payment/${id}`);
  }
});

test("a mail that is being sent already names the first alone, and the second gets its own", async ({
  podium,
  mailbox,
  sendMails,
  scenario,
}) => {
  const { mails, mailDelivery } = podium.deps;
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  const first = await reserve(user.api, show.id, ["R1-A"]);
  clock.advance(TOGETHER);
  const claimed = await mails.claimDue();
  const second = await reserve(user.api, show.id, ["R1-B"]);
  const received = { kind: "RESERVATION_RECEIVED" };
  expect(await scenario.mailsAbout(first)).toContainEqual({ ...received, status: "SENDING" });
  expect(await scenario.mailsAbout(second)).toContainEqual({ ...received, status: "WAITING" });
  if (!claimed) throw new Error("no mail was due");
  // The claim of a process that died ends after three minutes.
  clock.advance(300);
  await mailDelivery.deliver(claimed.id);
  await sendMails();
  expect((await mailbox.mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
    `Uw reservering voor ${show.name} (nr. ${first})`,
    `Uw reservering voor ${show.name} (nr. ${second})`,
  ]);
});

test("what was paid meanwhile is left out, and other accounts and online payments have mails of their own", async ({
  podium,
  mailbox,
  sendMails,
  admin,
}) => {
  const [user, other, show] = [await makeUser(podium), await makeUser(podium), await makeShow(podium)];
  const paid = await reserve(user.api, show.id, ["R1-A"]);
  const due = await reserve(user.api, show.id, ["R1-B"]);
  await reserve(user.api, show.id, ["R1-C"], { paymentMethod: "PAYCONIQ" });
  await reserve(other.api, show.id, ["R1-D"]);
  await pay(admin.api, paid);
  clock.advance(TOGETHER);
  await sendMails();
  const subjects = (await mailbox.mailsTo(user.email)).map(({ subject }) => subject);
  expect(new Set(subjects)).toEqual(
    new Set([`Uw ticket voor ${show.name} (nr. ${paid})`, `Uw reservering voor ${show.name} (nr. ${due})`]),
  );
  expect(await mailbox.mailsTo(other.email)).toHaveLength(1);
});
