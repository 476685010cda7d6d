import { expect } from "vitest";
import { reserve } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow, call } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { mailTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = mailTest({ clock })
  .extend(
    "sweep",
    { scope: "file" },
    ({ podium }) =>
      () =>
        podium.deps.mailDelivery.sweep(),
  )
  .extend(
    "unsent",
    { scope: "file" },
    ({ admin }) =>
      async () =>
        await admin.api.listUnsentMails(),
  )
  .extend(
    "about",
    { scope: "file" },
    ({ unsent }) =>
      async (id: number) =>
        (await unsent()).items.find((mail) => mail.reservationId === id),
  )
  .extend(
    "retry",
    { scope: "file" },
    ({ admin }) =>
      (id: number) =>
        admin.call("POST", `/api/admin/mails/${id}/retry`),
  )
  /** A reservation whose mail the server has just refused. */
  .extend("refused", { scope: "file" }, ({ podium, mailbox, sweep, about }) => async () => {
    const user = await makeUser(podium);
    const id = await reserve(user.api, (await makeShow(podium)).id, ["R1-A"]);
    mailbox.refuse(true);
    await sweep();
    const mail = await about(id);
    if (!mail) throw new Error("the mail is not among the unsent ones");
    return { user, id, mail };
  });
test.beforeEach(({ mailbox }) => mailbox.refuse(false));

test("a refused mail is among the unsent ones, with whom it was for and what was said, until it goes out", async ({
  refused,
  mailbox,
  sweep,
  about,
}) => {
  const { user, id, mail } = await refused();
  expect(mail).toMatchObject({
    kind: "RESERVATION_RECEIVED",
    recipient: user.email,
    attempts: 1,
    error: expect.stringContaining("451"),
    nextTryAt: new Date(clock.now().getTime() + 5000).toISOString(),
  });
  mailbox.refuse(false);
  clock.advance(5);
  await sweep();
  expect(await about(id)).toBeUndefined();
});

test("a mail that only waits for its moment is not unsent", async ({ podium, about }) => {
  const user = await makeUser(podium);
  const id = await reserve(user.api, (await makeShow(podium)).id, ["R1-A"]);
  expect(await about(id)).toBeUndefined();
});

test("a mail to the society has no recipient to show", async ({ podium, mailbox, sweep, unsent }) => {
  const body = { name: "Mia", email: "mia@post.example", message: "Dag" };
  await call(podium, "POST", "/api/contact", { body });
  mailbox.refuse(true);
  await sweep();
  const { items, total } = await unsent();
  expect(items.find((mail) => mail.kind === "CONTACT_MESSAGE")).toMatchObject({ recipient: "", reservationId: null });
  expect(total).toBe(items.length);
});

test("sending it again goes at once, also when it was given up, and once however often it is asked", async ({
  refused,
  podium,
  unsent,
  mailbox,
  sweep,
  retry,
}) => {
  const { user, mail } = await refused();
  await podium.deps.database.db.updateTable("mails").set({ status: "FAILED" }).where("id", "=", mail.id).execute();
  const { items } = await unsent();
  expect(items[0]).toMatchObject({ id: mail.id, nextTryAt: null });
  mailbox.refuse(false);
  await sweep();
  expect(await mailbox.mailsTo(user.email)).toHaveLength(0);
  const responses = await Promise.all([retry(mail.id), retry(mail.id)]);
  expect(responses.map((response) => response.statusCode)).toEqual([204, 204]);
  await sweep();
  expect((await retry(mail.id)).statusCode).toBe(204);
  await sweep();
  expect(await mailbox.mailsTo(user.email)).toHaveLength(1);
});

test("a mail that does not exist is said so", async ({ retry }) => {
  expect((await retry(999_999)).json()).toMatchObject({ statusCode: 404, code: "MAIL_NOT_FOUND" });
});
