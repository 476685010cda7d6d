import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { describe, expect } from "vitest";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { call, makeShow, makeUser, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { appBeside, mailTest } from "#test/fixtures.ts";
import { captureLog } from "#test/log-lines.ts";
import { lockRows } from "#test/row-lock.ts";

const clock = createFakeClock();
const HOUR = 3600;
const DAY = 24 * HOUR;
const MAILS_A_DAY = 5;
const log = captureLog();
const options = { clock, env: { VERIFY_EMAIL: "on", LOG_LEVEL: "warn" }, logTo: log };
const test = mailTest(options)
  .extend("beside", { scope: "file" }, ({ podium, mailbox }, cleanup) =>
    appBeside({ ...options, env: { ...options.env, SMTP_URL: mailbox.url } })({ podium }, cleanup),
  )
  /** Causes mails that anybody can cause: reservations, one by one. */
  .extend("causeMails", { scope: "file" }, ({ podium }) => async (user: User, count: number) => {
    const show = await makeShow(podium);
    for (const seatId of ALL_SEATS.slice(0, count)) await reserve(user.api, show.id, [seatId]);
  });

describe("an address that was never verified", () => {
  test("gets five mails a day, however many processes send at once; the rest is counted and logged", async ({
    podium,
    beside,
    mailbox,
    sendMails,
    causeMails,
  }) => {
    const user = await makeUser(podium);
    await causeMails(user, 4);
    await sendMails();
    await causeMails(user, 5);
    const { pool } = podium.deps.database;
    // Blocks the counting of all mails, so that they are sent at the same time
    const counted = await lockRows(pool, "select from unverified_mail_counts for update", []);
    const sent = [podium, beside].flatMap(({ deps }) => [deps.mailDelivery.sweep(), deps.mailDelivery.sweep()]);
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect
      .poll(async () => (await pool.query(waiting)).rows.length)
      .toBe(4)
      .finally(counted.release);
    await Promise.all(sent);
    expect(await mailbox.mailsTo(user.email)).toHaveLength(MAILS_A_DAY);
    const metrics = await Promise.all([podium, beside].map(({ deps }) => deps.metrics.registry.metrics()));
    const withheld = metrics.map((text) =>
      /podium_mails_withheld_total\{kind="RESERVATION_RECEIVED"\} (\d+)/.exec(text),
    );
    expect(log.text().match(/its unverified address had its mails of a day/g)).toHaveLength(4);
    expect(log.text()).not.toContain(user.email);
    expect(withheld.map((found) => Number(found?.[1] ?? 0)).reduce((sum, count) => sum + count)).toBe(4);
  });

  test("gets three links a day that anybody can request, and still the mails of its reservations", async ({
    podium,
    visitor,
    mailbox,
    sendMails,
    causeMails,
  }) => {
    const user = await makeUser(podium);
    const ask = async () => {
      await visitor.requestSignInLink({ body: { email: user.email } });
      await visitor.forgotPassword({ body: { email: user.email } });
      await user.call("POST", "/api/auth/verify-email/resend");
      await sendMails();
    };
    const received = async () => (await mailbox.mailsTo(user.email)).length;
    await ask();
    await ask();
    expect(await received()).toBe(3);
    await causeMails(user, 1);
    await sendMails();
    await ask();
    expect(await received()).toBe(4);
    await causeMails(user, 2);
    await sendMails();
    expect(await received()).toBe(MAILS_A_DAY);
    clock.advance(DAY);
    await visitor.forgotPassword({ body: { email: user.email } });
    await sendMails();
    expect(await received()).toBe(MAILS_A_DAY + 1);
  });

  test("gets them again a day after the first", async ({ podium, mailbox, sendMails, causeMails }) => {
    const user = await makeUser(podium);
    await causeMails(user, 6);
    await sendMails();
    clock.advance(DAY - 1);
    await causeMails(user, 1);
    await sendMails();
    expect(await mailbox.mailsTo(user.email)).toHaveLength(MAILS_A_DAY);
    clock.advance(1);
    await causeMails(user, 1);
    await sendMails();
    expect(await mailbox.mailsTo(user.email)).toHaveLength(MAILS_A_DAY + 1);
  });

  test("gets tickets that were paid for, however many mails it had", async ({
    podium,
    admin,
    mailbox,
    sendMails,
    causeMails,
  }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const id = await reserve(user.api, show.id, ["R4-T"]);
    await causeMails(user, 8);
    await sendMails();
    await pay(admin.api, id);
    await sendMails();
    expect((await mailbox.mailsTo(user.email)).at(-1)?.subject).toBe(`Uw ticket voor ${show.name} (nr. ${id})`);
  });

  test("gets no more of a free show's tickets either, which anybody can request", async ({
    podium,
    mailbox,
    sendMails,
  }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium, { pricePerSeat: 0 })];
    for (const seatId of ["R1-A", "R1-B", "R1-C", "R1-D", "R1-E", "R1-F"]) await reserve(user.api, show.id, [seatId]);
    await sendMails();
    expect(await mailbox.mailsTo(user.email)).toHaveLength(MAILS_A_DAY);
  });

  test("is charged once for a mail that a server refuses a few times", async ({
    podium,
    mailbox,
    sendMails,
    causeMails,
  }) => {
    const user = await makeUser(podium);
    mailbox.refuse(true);
    await causeMails(user, MAILS_A_DAY);
    for (const pause of [0, 5, 10]) {
      clock.advance(pause);
      await sendMails();
    }
    mailbox.refuse(false);
    clock.advance(HOUR);
    await sendMails();
    expect(await mailbox.mailsTo(user.email)).toHaveLength(MAILS_A_DAY);
  });
});

test("an address that was verified has no limit", async ({ podium, mailbox, sendMails, causeMails }) => {
  const user = await makeUser(podium);
  const users = podium.deps.database.db.updateTable("users").where("id", "=", user.id);
  await users.set({ emailVerifiedAt: clock.now() }).execute();
  await causeMails(user, 7);
  await sendMails();
  expect(await mailbox.mailsTo(user.email)).toHaveLength(7);
});

test("nothing is stored of an address a day after its first mail", async ({ podium, sendMails, causeMails }) => {
  await causeMails(await makeUser(podium), 1);
  await sendMails();
  const counts = () => podium.deps.database.db.selectFrom("unverifiedMailCounts").selectAll().execute();
  expect(await counts()).not.toEqual([]);
  clock.advance(DAY);
  await sendMails();
  expect(await counts()).toEqual([]);
});

test("a contact message goes to the society alone, and to nobody whose address was typed there", async ({
  podium,
  mailbox,
  sendMails,
}) => {
  const body = { name: "Iemand", email: "vreemde@test.example", message: "Hallo" };
  expect((await call(podium, "POST", "/api/contact", { body })).statusCode).toBe(201);
  const before = (await mailbox.mailsTo()).length;
  await sendMails();
  const mails = (await mailbox.mailsTo()).slice(before);
  expect(mails.map(({ receivers }) => receivers)).toEqual([[podium.deps.config.SOCIETY_EMAIL]]);
});
