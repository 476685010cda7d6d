import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { MailKind } from "@podium/shared/contracts/mails";
import { qrDataUrl } from "@podium/shared/tickets/qr-image";
import type { Updateable } from "kysely";
import PostalMime, { type Email } from "postal-mime";
import { describe, expect } from "vitest";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow, type User } from "#test/factories.ts";
import type { Tables } from "#database/tables.ts";
import { readEvent } from "#test/calendar.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { startTestApp, type TestApp } from "#test/test-app.ts";
import { mailTest } from "#test/fixtures.ts";

/** A Monday without holidays near. */
const MONDAY = new Date("2026-11-23T10:00:00Z");
const DAY = 24 * 3600;
const clock = createFakeClock(MONDAY);
const test = mailTest({ clock }).extend("delivery", { scope: "file" }, ({ podium, mailbox }) => ({
  async reserve(seatIds = ["R1-A", "T4-E"], ticketCode?: string) {
    const [user, show] = [await makeUser(podium), await makeShow(podium, { name: "De <vrek> & co" })];
    return { user, show, id: await reserve(user.api, show.id, seatIds, { ticketCode }) };
  },
  sweep: () => podium.deps.mailDelivery.sweep(),
  to: async (user: User): Promise<Email[]> => mailbox.mailsTo(user.email),
  subjects: async (user: User) => (await mailbox.mailsTo(user.email)).map((mail) => mail.subject),
  row: (kind: MailKind, subjectId: number) =>
    podium.deps.database.db
      .selectFrom("mails")
      .selectAll()
      .where("kind", "=", kind)
      .where("subjectId", "=", subjectId)
      .executeTakeFirstOrThrow(),
}));

const setReceivedMail = (app: TestApp, id: number, fields: Updateable<Tables["mails"]>) =>
  app.deps.database.db
    .updateTable("mails")
    .set(fields)
    .where("subjectId", "=", id)
    .where("kind", "=", "RESERVATION_RECEIVED")
    .execute();
test.beforeEach(({ mailbox }) => {
  clock.set(MONDAY);
  mailbox.refuse(false);
});

describe("a reservation that was received", () => {
  test("brings a mail with what to pay, how, and a code that a banking app scans", async ({ delivery }) => {
    const { user, id } = await delivery.reserve();
    await delivery.sweep();
    const [mail] = await delivery.to(user);
    const transfer = await user.api.getTransferDetails({ params: { id } });
    expect(mail).toMatchObject({
      subject: `Uw reservering voor De <vrek> & co (nr. ${id})`,
      from: { name: "Toneelkring De Voorbeeldspelers", address: "info@voorbeeldspelers.example" },
    });
    for (const words of [
      "24,00",
      transfer.iban,
      transfer.bic,
      transfer.beneficiary,
      transfer.reference,
      "Rij 1, stoel A",
      "Tafel 4, stoel E",
      "binnen 3 werkdagen",
      "moet bij ons zijn vóór maandag 30 november 2026 om",
      "worden deze plaatsen vrijgegeven: Rij 1, stoel A; Tafel 4, stoel E.",
      `https://podium.test/payment/${id}`,
    ]) {
      expect(mail?.text).toContain(words);
      expect(mail?.html).toContain(words);
    }
    expect(mail?.html).toContain("De &lt;vrek&gt; &amp; co");
    expect(mail?.html).not.toContain("<vrek>");
    const [image] = mail?.attachments ?? [];
    expect(image).toMatchObject({ mimeType: "image/png", related: true });
    expect(mail?.html).toContain(`cid:${image?.contentId?.replaceAll(/[<>]/g, "")}`);
    const shown = Buffer.from(image?.content as ArrayBuffer).toString("base64");
    expect(`data:image/png;base64,${shown}`).toBe(await qrDataUrl(transfer.epc ?? ""));
  });

  test("that was never made, because its cart was gone, brings no mail", async ({ delivery }) => {
    const { user, show } = await delivery.reserve(["R2-A"]);
    const again = await user.call("POST", `/api/reservation/${show.id}`, {
      seatIds: ["R2-A"],
      paymentMethod: "MANUAL",
    });
    expect(again.statusCode).toBe(409);
    await delivery.sweep();
    expect(await delivery.to(user)).toHaveLength(1);
  });
});

describe("tickets", () => {
  test("come with their PDF once the payment is in, once, however often it is confirmed", async ({
    delivery,
    admin,
  }) => {
    const { user, id } = await delivery.reserve();
    await Promise.all([pay(admin.api, id), pay(admin.api, id), pay(admin.api, id)]);
    await delivery.sweep();
    await delivery.sweep();
    const mails = await delivery.to(user);
    // The mail about the payment was still waiting and no longer applied.
    expect(mails.map((mail) => mail.subject)).toEqual([`Uw tickets voor De <vrek> & co (nr. ${id})`]);
    const [pdf, calendar] = mails[0]?.attachments ?? [];
    expect(pdf).toMatchObject({
      filename: `tickets-reservering-${id}.pdf`,
      mimeType: "application/pdf",
      disposition: "attachment",
    });
    expect(Buffer.from(pdf?.content as ArrayBuffer).toString("latin1")).toMatch(/^%PDF-/);
    expect(calendar).toMatchObject({
      filename: `voorstelling-${id}.ics`,
      mimeType: "text/calendar",
      method: "PUBLISH",
      disposition: "attachment",
    });
    // The parser gives text the ends of lines of this machine.
    const file = Buffer.from(calendar?.content as ArrayBuffer)
      .toString()
      .replaceAll("\n", "\r\n");
    const event = readEvent(file);
    expect(event.properties).toMatchObject({ SUMMARY: "De <vrek> & co", STATUS: "CONFIRMED" });
    expect((await delivery.row("RESERVATION_RECEIVED", id)).status).toBe("DROPPED");
  });

  test("of a sponsor's code come at once, without a word about paying", async ({ podium, delivery }) => {
    const code = (await podium.deps.codes.create({ type: "SPONSOR", maxTickets: 2 })).code;
    const { user, id } = await delivery.reserve(["R1-A"], code);
    await delivery.sweep();
    expect(await delivery.subjects(user)).toEqual([`Uw ticket voor De <vrek> & co (nr. ${id})`]);
  });
});

describe("a reservation that is not paid", () => {
  test("brings a reminder after three working days, not before, and a mail when it expires", async ({
    delivery,
    podium,
  }) => {
    const { user, id } = await delivery.reserve();
    await delivery.sweep();
    clock.advance(3 * DAY - 1);
    await delivery.sweep();
    expect(await delivery.to(user)).toHaveLength(1);
    clock.advance(1);
    await delivery.sweep();
    expect((await delivery.subjects(user))[1]).toBe(
      `Herinnering: betaal uw reservering voor De <vrek> & co (nr. ${id})`,
    );
    clock.advance(4 * DAY);
    await podium.deps.reservations.expireDue();
    await podium.deps.reservations.expireDue();
    await delivery.sweep();
    expect((await delivery.subjects(user)).slice(2)).toEqual([
      `Uw reservering voor De <vrek> & co is vervallen (nr. ${id})`,
    ]);
  });

  test("brings no reminder once it is paid", async ({ delivery, admin }) => {
    const { user, id } = await delivery.reserve();
    await delivery.sweep();
    await pay(admin.api, id);
    clock.advance(5 * DAY);
    await delivery.sweep();
    expect(await delivery.subjects(user)).not.toContain(
      `Herinnering: betaal uw reservering voor De <vrek> & co (nr. ${id})`,
    );
    expect((await delivery.row("PAYMENT_REMINDER", id)).status).toBe("DROPPED");
  });

  test("brings a mail that it is cancelled when its account is closed", async ({ delivery, admin }) => {
    const { user, id } = await delivery.reserve();
    await admin.api.deleteUser({ params: { id: user.id } });
    await delivery.sweep();
    expect(await delivery.subjects(user)).toContain(`Uw reservering voor De <vrek> & co is geannuleerd (nr. ${id})`);
  });
});

test("a message to the society arrives there, and replies go to its writer", async ({ visitor, delivery, mailbox }) => {
  const body = { name: "Mia <b>", email: "mia@post.example", message: "Dag allen,\nis er <script>parking</script>?" };
  await visitor.sendContactMessage({ body });
  await visitor.sendContactMessage({ body: { ...body, website: "robot" } });
  await delivery.sweep();
  const mails = await mailbox.mailsTo("info@voorbeeldspelers.example");
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    subject: "Bericht van Mia <b> via de website",
    replyTo: [{ address: "mia@post.example" }],
  });
  expect(mails[0]?.text).toContain("> is er <script>parking</script>?");
  expect(mails[0]?.html).not.toContain("<script>");
});

describe("a mail goes out once", () => {
  test("when many processes find it at the same moment", async ({ delivery, podium, mailbox }) => {
    const { user } = await delivery.reserve();
    const other = await startTestApp({ clock, beside: podium, env: { SMTP_URL: mailbox.url } });
    try {
      await Promise.all([
        delivery.sweep(),
        delivery.sweep(),
        other.deps.mailDelivery.sweep(),
        other.deps.mailDelivery.sweep(),
      ]);
    } finally {
      await other.close();
    }
    expect(await delivery.to(user)).toHaveLength(1);
  });

  test("when the process that claimed it died before sending: after the claim has expired", async ({
    delivery,
    podium,
  }) => {
    const { user, id } = await delivery.reserve();
    const claimedUntil = new Date(clock.now().getTime() + 60_000);
    await setReceivedMail(podium, id, { status: "SENDING", claimedUntil, attempts: 1 });
    await delivery.sweep();
    expect(await delivery.to(user)).toHaveLength(0);
    clock.advance(60);
    await delivery.sweep();
    await delivery.sweep();
    expect(await delivery.to(user)).toHaveLength(1);
  });

  test("though tried again while the mail server refuses, with pauses that grow", async ({ delivery, mailbox }) => {
    const { user, id } = await delivery.reserve();
    mailbox.refuse(true);
    await delivery.sweep();
    const first = await delivery.row("RESERVATION_RECEIVED", id);
    expect(first).toMatchObject({ status: "WAITING", attempts: 1, lastError: expect.stringContaining("451") });
    expect(first.dueAt.getTime() - clock.now().getTime()).toBe(5000);
    clock.advance(5);
    await delivery.sweep();
    const second = await delivery.row("RESERVATION_RECEIVED", id);
    expect(second.dueAt.getTime() - clock.now().getTime()).toBe(10_000);
    mailbox.refuse(false);
    await delivery.sweep();
    expect(await delivery.to(user)).toHaveLength(0);
    clock.advance(10);
    await delivery.sweep();
    await delivery.sweep();
    expect(await delivery.to(user)).toHaveLength(1);
    expect(await delivery.row("RESERVATION_RECEIVED", id)).toMatchObject({
      status: "SENT",
      attempts: 3,
      lastError: null,
    });
  });

  test("except when a process died after handing it over: again, under the same Message-ID, which receivers recognise", async ({
    delivery,
    podium,
  }) => {
    const { user, id } = await delivery.reserve();
    await delivery.sweep();
    await setReceivedMail(podium, id, { status: "SENDING", sentAt: null, claimedUntil: clock.now() });
    await delivery.sweep();
    const ids = (await delivery.to(user)).map((mail) => mail.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test("by its job as soon as the transaction is committed, without any sweep", async ({ mailbox }) => {
    const working = await startTestApp({ env: { SMTP_URL: mailbox.url }, work: true });
    try {
      const user = await makeUser(working);
      await reserve(user.api, (await makeShow(working)).id, ["R1-A"]);
      await expect.poll(() => mailbox.mailsTo(user.email), { interval: 20 }).not.toHaveLength(0);
    } finally {
      await working.close();
    }
  });
});

test("without a mail server each mail becomes one file that a mail program opens", async () => {
  const plain = await startTestApp({ clock });
  try {
    const user = await makeUser(plain);
    const id = await reserve(user.api, (await makeShow(plain)).id, ["R1-A"]);
    await plain.deps.mailDelivery.sweep();
    await setReceivedMail(plain, id, { status: "WAITING", sentAt: null });
    await plain.deps.mailDelivery.sweep();
    const outbox = join(plain.deps.config.DATA_DIR, "outbox");
    const files = await readdir(outbox);
    expect(files).toEqual([expect.stringMatching(/^reservation_received-\d+-\d+_voorbeeldspelers\.example\.eml$/)]);
    const mail = await PostalMime.parse(await readFile(join(outbox, files[0] ?? "")));
    expect(mail).toMatchObject({ to: [{ address: user.email }], subject: `Uw reservering voor De vrek (nr. ${id})` });
  } finally {
    await plain.close();
  }
});
