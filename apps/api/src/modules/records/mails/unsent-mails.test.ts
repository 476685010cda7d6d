import { sql } from "kysely";
import { expect } from "vitest";
import { reserve } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow, call } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { mailTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = mailTest({ clock })
  .extend("unsent", { scope: "file" }, ({ admin }) => ({
    list: () => admin.api.listUnsentMails(),
    about: async (id: number) => (await admin.api.listUnsentMails()).items.find((mail) => mail.reservationId === id),
    retry: (id: number) => admin.call("POST", `/api/admin/mails/${id}/retry`),
  }))
  /** A reservation whose mail the server has just refused. */
  .extend("refused", { scope: "file" }, ({ podium, mailbox, sendMails, unsent }) => async () => {
    const user = await makeUser(podium);
    const id = await reserve(user.api, (await makeShow(podium)).id, ["R1-A"]);
    mailbox.refuse(true);
    await sendMails();
    const mail = await unsent.about(id);
    if (!mail) throw new Error("the mail is not among the unsent ones");
    return { user, id, mail };
  });
test.beforeEach(({ mailbox }) => mailbox.refuse(false));

test("a refused mail is among the unsent ones, with whom it was for and what was said, until it goes out", async ({
  refused,
  mailbox,
  sendMails,
  unsent,
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
  await sendMails();
  expect(await unsent.about(id)).toBeUndefined();
});

test("a mail that only waits for its moment is not unsent", async ({ podium, unsent }) => {
  const user = await makeUser(podium);
  const id = await reserve(user.api, (await makeShow(podium)).id, ["R1-A"]);
  expect(await unsent.about(id)).toBeUndefined();
});

test("a mail to the society has no recipient to show", async ({ podium, mailbox, sendMails, unsent }) => {
  const body = { name: "Mia", email: "mia@post.example", message: "Dag" };
  await call(podium, "POST", "/api/contact", { body });
  mailbox.refuse(true);
  await sendMails();
  const { items, total } = await unsent.list();
  expect(items.find((mail) => mail.kind === "CONTACT_MESSAGE")).toMatchObject({ recipient: "", reservationId: null });
  expect(total).toBe(items.length);
});

test("a mail of a kind that only a newer release knows is listed as it is, and left to that release", async ({
  podium,
  sendMails,
  unsent,
}) => {
  const { rows } = await sql<{ id: number }>`
    insert into mails (kind, subject_id, due_at, last_error, created_at)
    values ('NEXT_VERSION_MAIL', 1, ${clock.now()}, '451 later', ${clock.now()}) returning id`.execute(
    podium.deps.database.db,
  );
  const id = rows[0]?.id ?? 0;
  await sendMails();
  await podium.deps.mailDelivery.deliver(id);
  expect((await unsent.list()).items.find((mail) => mail.id === id)).toMatchObject({
    kind: "NEXT_VERSION_MAIL",
    reservationId: null,
    recipient: "",
    attempts: 0,
    error: "451 later",
  });
});

test("sending it again goes at once, also when it was given up, and once however often it is requested", async ({
  refused,
  podium,
  unsent,
  mailbox,
  sendMails,
}) => {
  const { user, mail } = await refused();
  await podium.deps.database.db.updateTable("mails").set({ status: "FAILED" }).where("id", "=", mail.id).execute();
  const { items } = await unsent.list();
  expect(items[0]).toMatchObject({ id: mail.id, nextTryAt: null });
  mailbox.refuse(false);
  await sendMails();
  expect(await mailbox.mailsTo(user.email)).toHaveLength(0);
  const responses = await Promise.all([unsent.retry(mail.id), unsent.retry(mail.id)]);
  expect(responses.map((response) => response.statusCode)).toEqual([204, 204]);
  await sendMails();
  expect((await unsent.retry(mail.id)).statusCode).toBe(204);
  await sendMails();
  expect(await mailbox.mailsTo(user.email)).toHaveLength(1);
});

test("a mail that does not exist is said so", async ({ unsent }) => {
  expect((await unsent.retry(999_999)).json()).toMatchObject({ statusCode: 404, code: "MAIL_NOT_FOUND" });
});

test("the mails about a reservation are listed with what became of them, and those about others are not", async ({
  refused,
  mailbox,
  sendMails,
  admin,
}) => {
  const [{ id }, other] = [await refused(), await refused()];
  const stateOf = async (reservationId: number) => {
    const mails = await admin.api.listReservationMails({ params: { id: reservationId } });
    return mails.map(({ kind, state, stayHere }) => `${kind} ${state}${stayHere ? ", in a folder" : ""}`).toSorted();
  };
  const before = ["PAYMENT_REMINDER WAITING", "RESERVATION_RECEIVED WAITING"];
  expect(await stateOf(id)).toEqual(before);
  mailbox.refuse(false);
  clock.advance(60);
  await sendMails();
  const after = ["PAYMENT_REMINDER WAITING", "RESERVATION_RECEIVED SENT"];
  expect([await stateOf(id), await stateOf(other.id)]).toEqual([after, after]);
});
