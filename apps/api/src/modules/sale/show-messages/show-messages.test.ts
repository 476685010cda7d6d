import { randomUUID } from "node:crypto";
import type { ShowMessageForm } from "@podium/shared/contracts/show-messages";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { describe, expect, vi } from "vitest";
import { makeShow, makeUser, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { mailTest, started } from "#test/fixtures.ts";

const clock = createFakeClock();
const form = (more: Partial<ShowMessageForm> = {}) => ({
  key: randomUUID(),
  audience: "CONFIRMED" as const,
  subject: "Waar u parkeert, {voornaam}",
  text: "Het dorpsplein is afgesloten.\nParkeer aan de sporthal.\n\nTot dan, {voornaam}!",
  ...more,
});

const test = mailTest({ clock })
  .extend("beside", { scope: "file" }, ({ podium, mailbox }, cleanup) =>
    started({ clock, beside: podium, env: { SMTP_URL: mailbox.url, PUBLIC_URL: "https://podium.test" } }, cleanup),
  )
  .extend("mailsOf", { scope: "file" }, ({ mailbox }) => async (user: User) => {
    const mails = await mailbox.mailsTo(user.email);
    return mails.filter(({ subject }) => subject?.includes("Waar u parkeert"));
  })
  /** Two payers, one of them with two reservations; a third who has not paid; a guest without an address. */
  .extend("audience", ({ podium, admin }) => async () => {
    const show = await makeShow(podium, { name: "De vrek" });
    const [twice, once, unpaid] = [await makeUser(podium), await makeUser(podium), await makeUser(podium)];
    const ids = [await reserve(twice.api, show.id, ["R1-A", "R1-B"]), await reserve(twice.api, show.id, ["R2-A"])];
    ids.push(await reserve(once.api, show.id, ["R3-A"]));
    for (const id of ids) await pay(admin.api, id);
    await reserve(unpaid.api, show.id, ["R4-A"]);
    const guest = { firstname: "Jos", lastname: "Zonder" };
    await admin.api.reserveForGuest({ params: { id: show.id }, body: { guest, seatIds: ["T1-A"], paid: "free" } });
    return { show, twice, once, unpaid, ids };
  });

describe("a message to ticket holders", () => {
  test("goes once to each person, with their name, their reservations and where their tickets are", async ({
    admin,
    audience,
    mailsOf,
    sendMails,
  }) => {
    const { show, twice, once, unpaid, ids } = await audience();
    const { reach } = await admin.api.listShowMessages({ params: { id: show.id } });
    expect(reach).toEqual({
      CONFIRMED: { people: 2, reservations: 3, withoutAddress: 1 },
      ACTIVE: { people: 3, reservations: 4, withoutAddress: 1 },
    });
    const sent = await admin.api.sendShowMessage({ params: { id: show.id }, body: form() });
    expect(sent).toMatchObject({ recipients: 2, sent: 0, waiting: 2, failed: 0, by: expect.stringContaining("Piet") });
    await sendMails();
    const [mail, ...more] = await mailsOf(twice);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Waar u parkeert, Piet");
    for (const words of [
      "Beste Piet,",
      "Het dorpsplein is afgesloten.\nParkeer aan de sporthal.\n\nTot dan, Piet!",
      `nr. ${ids[0]}: Rij 1, stoelen A en B`,
      `nr. ${ids[1]}: Rij 2, stoel A`,
      "https://podium.test/account",
    ])
      expect(mail?.text).toContain(words);
    expect(mail?.html).toContain("afgesloten.<br>Parkeer");
    expect((await mailsOf(once))[0]?.text).toContain(`https://podium.test/ticketsDetail/${ids[2]}`);
    expect(await mailsOf(unpaid)).toEqual([]);
    const { items } = await admin.api.listShowMessages({ params: { id: show.id } });
    expect(items).toMatchObject([{ id: sent.id, recipients: 2, sent: 2, waiting: 0, text: form().text }]);
    const { items: log } = await admin.api.listAudit({ query: { action: "SHOW_MESSAGE_SENT", page: 1, pageSize: 50 } });
    expect(log[0]?.summary).toBe(
      'Bericht "Waar u parkeert, {voornaam}" gestuurd aan 2 mensen met plaatsen voor "De vrek"',
    );
  });

  test("reaches who has not paid yet where that is asked for", async ({ admin, audience, mailsOf, sendMails }) => {
    const { show, unpaid } = await audience();
    await admin.api.sendShowMessage({ params: { id: show.id }, body: form({ audience: "ACTIVE" }) });
    await sendMails();
    expect(await mailsOf(unpaid)).toHaveLength(1);
  });

  test("pressed many times at once, in two processes, is sent once", async ({
    podium,
    beside,
    admin,
    audience,
    mailsOf,
    sendMails,
  }) => {
    const { show, twice } = await audience();
    const body = form();
    const { id: actorId } = admin;
    const sent = await Promise.all(
      [podium, beside, podium, beside].map(({ deps }) => deps.showMessages.send(show.id, body, actorId)),
    );
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    await Promise.all([sendMails(), beside.deps.mailDelivery.sweep()]);
    await sendMails();
    expect(await mailsOf(twice)).toHaveLength(1);
    expect((await admin.api.listShowMessages({ params: { id: show.id } })).items).toHaveLength(1);
  });

  test("that fails halfway leaves nothing behind, and is sent whole the next time", async ({
    podium,
    admin,
    audience,
    mailsOf,
    sendMails,
  }) => {
    const { show, twice } = await audience();
    const body = form();
    const dies = vi.spyOn(podium.deps.audit, "record").mockRejectedValueOnce(new Error("the process died"));
    await expect(podium.deps.showMessages.send(show.id, body, admin.id)).rejects.toThrow("the process died");
    dies.mockRestore();
    await sendMails();
    expect((await admin.api.listShowMessages({ params: { id: show.id } })).items).toEqual([]);
    expect(await mailsOf(twice)).toEqual([]);
    await admin.api.sendShowMessage({ params: { id: show.id }, body });
    await sendMails();
    expect(await mailsOf(twice)).toHaveLength(1);
  });

  test("goes on where a process died between two mails, and nobody gets it twice", async ({
    podium,
    beside,
    admin,
    audience,
    mailsOf,
  }) => {
    const { show, twice, once } = await audience();
    await admin.api.sendShowMessage({ params: { id: show.id }, body: form() });
    // A killed process leaves one mail claimed and unsettled.
    const { db } = podium.deps.database;
    const first = await db
      .selectFrom("mails")
      .where("kind", "=", "SHOW_MESSAGE")
      .where("status", "=", "WAITING")
      .select("id")
      .orderBy("id")
      .executeTakeFirstOrThrow();
    await podium.deps.mails.claimDue(first.id);
    await beside.deps.mailDelivery.sweep();
    expect([...(await mailsOf(twice)), ...(await mailsOf(once))]).toHaveLength(1);
    clock.advance(600);
    await beside.deps.mailDelivery.sweep();
    await beside.deps.mailDelivery.sweep();
    expect([(await mailsOf(twice)).length, (await mailsOf(once)).length]).toEqual([1, 1]);
  });

  test("is one mail for two who share an address", async ({ podium, admin, audience }) => {
    const { show, twice, once } = await audience();
    const { db } = podium.deps.database;
    await db
      .updateTable("users")
      .set({ guest: true, email: twice.email, deletedAt: clock.now(), passwordHash: "" })
      .where("id", "=", once.id)
      .execute();
    const sent = await admin.api.sendShowMessage({ params: { id: show.id }, body: form() });
    expect(sent.recipients).toBe(1);
  });

  test("is refused where nobody can be reached", async ({ podium, admin }) => {
    const show = await makeShow(podium);
    const response = await admin.call("POST", `/api/admin/shows/${show.id}/messages`, form());
    expect([response.statusCode, response.json()]).toMatchObject([409, { code: "NOBODY_TO_WRITE" }]);
    expect((await admin.api.listShowMessages({ params: { id: show.id } })).items).toEqual([]);
  });
});

describe("before a message is sent", () => {
  test("its author sees it as it will look, and can get it alone; it counts nowhere", async ({
    podium,
    admin,
    audience,
    mailsOf,
    sendMails,
  }) => {
    const { show, twice } = await audience();
    const author = await makeUser(podium, "ADMIN");
    const { subject, text } = form();
    const params = { id: show.id };
    const preview = await author.api.previewShowMessage({ params, body: { subject, text } });
    expect(preview.subject).toBe(subject);
    await author.api.testShowMessage({ params, body: { subject, text } });
    await sendMails();
    const [mail, ...more] = await mailsOf(author);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("[Proef] Waar u parkeert, Piet");
    expect(preview.text.trim()).toBe(mail?.text?.trim());
    expect(preview.html).toContain("Tot dan, Piet!");
    expect(preview.html).not.toContain("<script");
    expect(await mailsOf(twice)).toEqual([]);
    expect((await admin.api.listShowMessages({ params })).items).toEqual([]);
  });

  test("what is typed stays text in the mail", async ({ admin, audience }) => {
    const { show } = await audience();
    const body = { subject: "<b>Let op</b>", text: "<script>alert(1)</script>" };
    const { html } = await admin.api.previewShowMessage({ params: { id: show.id }, body });
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).not.toMatch(/<script|<b>/);
  });
});
