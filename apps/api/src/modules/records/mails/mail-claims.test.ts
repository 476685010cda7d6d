import { sql } from "kysely";
import { expect, vi } from "vitest";
import { reserve } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { mailTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = mailTest({ clock }).extend("received", { scope: "file" }, ({ podium }) => async () => {
  const { mails, database } = podium.deps;
  const user = await makeUser(podium);
  const subjectId = await reserve(user.api, (await makeShow(podium)).id, ["R1-A"]);
  const row = () =>
    database.db
      .selectFrom("mails")
      .select(["id", "status", "lastError"])
      .where("kind", "=", "RESERVATION_RECEIVED")
      .where("subjectId", "=", subjectId)
      .executeTakeFirstOrThrow();
  const requestAgain = () =>
    database.transact((transaction) => mails.enqueueAgain(transaction, { kind: "RESERVATION_RECEIVED", subjectId }));
  return { user, id: (await row()).id, row, requestAgain };
});

test("a process that still sends a mail which was requested again does not settle the new claim of the same moment", async ({
  podium,
  received,
}) => {
  const { mails } = podium.deps;
  const { id, row, requestAgain } = await received();
  const first = await mails.claimDue(id);
  await requestAgain();
  const second = await mails.claimDue(id);
  if (!first || !second) throw new Error("the mail was not claimed");
  // Moment and attempt are the same: only the claim tells them apart.
  expect([second.claimedUntil, second.attempts]).toEqual([first.claimedUntil, first.attempts]);
  await mails.markSent(first);
  await mails.markDropped(first);
  await mails.markRefused(first, "late");
  expect(await row()).toMatchObject({ status: "SENDING", lastError: null });
  await mails.markSent(second);
  expect((await row()).status).toBe("SENT");
});

test("a mail that is away is noted again when the database had no connection for that, and goes out once", async ({
  podium,
  received,
}) => {
  const { mails, mailDelivery } = podium.deps;
  const { id, row } = await received();
  const noting = vi
    .spyOn(mails, "markSent")
    .mockRejectedValueOnce(new Error("timeout exceeded when trying to connect"));
  await mailDelivery.deliver(id);
  expect(noting).toHaveBeenCalledTimes(2);
  noting.mockRestore();
  expect((await row()).status).toBe("SENT");
});

test("a mail that is requested again while it is composed goes out once, composed anew", async ({
  podium,
  received,
  mailbox,
  sendMails,
}) => {
  const { database, mailDelivery } = podium.deps;
  const { user, id, row, requestAgain } = await received();
  let composing: Promise<void> | undefined;
  await database.db.transaction().execute(async (transaction) => {
    await sql`lock table shows in access exclusive mode`.execute(transaction);
    composing = mailDelivery.deliver(id);
    // Databases that are copies of one have the same numbers for their tables.
    const waiting = sql`
      select 1 from pg_locks join pg_database on pg_database.oid = database
      where datname = current_database() and relation = 'shows'::regclass and not granted`;
    await expect.poll(async () => (await waiting.execute(database.db)).rows.length).toBeGreaterThan(0);
    await requestAgain();
  });
  await composing;
  expect(await mailbox.mailsTo(user.email)).toHaveLength(0);
  expect((await row()).status).toBe("WAITING");
  await sendMails();
  expect(await mailbox.mailsTo(user.email)).toHaveLength(1);
});
