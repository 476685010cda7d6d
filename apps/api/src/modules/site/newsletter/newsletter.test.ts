import { describe, expect } from "vitest";
import { makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { mailTest } from "#test/fixtures.ts";

const DAY_SECONDS = 24 * 3600;
const clock = createFakeClock();

const FORMS = {
  urlencoded: { type: "application/x-www-form-urlencoded", body: "List-Unsubscribe=One-Click" },
  multipart: {
    type: "multipart/form-data; boundary=b",
    body: '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  },
} as const;

const test = mailTest({ clock })
  .extend("newsletter", { scope: "file" }, async ({ admin, visitor, mailbox, sendMails, podium }) => {
    const params = { part: "society" } as const;
    const publish = async (newsletter: boolean): Promise<void> => {
      const { revision, content } = await admin.api.getContentDraft({ params });
      const saved = await admin.api.saveContentDraft({
        params,
        body: { revision, content: { ...content, newsletter } },
      });
      await admin.api.publishContent({ params, body: { revision: saved.revision } });
    };
    await publish(true);
    return {
      publish,
      ask: (email: string) => visitor.subscribeToNewsletter({ body: { email } }),
      /** The token in the last mail to the address. */
      async mailed(email: string) {
        await sendMails();
        const { text = "", subject } = (await mailbox.mailsTo(email)).at(-1) ?? {};
        return { subject, page: /nieuwsbrief\/(\w+)#/.exec(text)?.[1], token: /#token=([\w-]+)/.exec(text)?.[1] ?? "" };
      },
      async list(search?: string) {
        return (await admin.api.listNewsletterSubscribers({ query: { search } })).items;
      },
      /** As mail programs do it (RFC 8058): a form without cookies. */
      leaveAtOnce: (address: string, kind: keyof typeof FORMS = "urlencoded") =>
        podium.app.inject({
          method: "POST",
          url: new URL(address).pathname,
          headers: { "content-type": FORMS[kind].type },
          payload: FORMS[kind].body,
        }),
    };
  })
  .extend("subscribed", { scope: "file" }, ({ newsletter, visitor }) => async (email: string) => {
    await newsletter.ask(email);
    const { token } = await newsletter.mailed(email);
    await visitor.confirmNewsletter({ body: { token } });
    return token;
  });

describe("the newsletter", () => {
  test("begins when the mailed link is opened, with the sentence that was agreed to as its proof", async ({
    newsletter,
    visitor,
  }) => {
    const email = "lies@nieuws.example";
    expect(await newsletter.ask("Lies@Nieuws.example")).toEqual({ message: expect.stringContaining("mailbox") });
    expect(await newsletter.list(email)).toEqual([]);
    const { subject, page, token } = await newsletter.mailed(email);
    expect({ subject, page }).toEqual({
      subject: "Bevestig uw inschrijving voor de nieuwsbrief",
      page: "bevestigen",
    });
    for (const _ of [1, 2]) expect(await visitor.confirmNewsletter({ body: { token } })).toEqual({ email });
    expect(await newsletter.list("LIES")).toMatchObject([
      { email, language: "nl", consent: expect.stringMatching(/^Ik wil de nieuwsbrief van .* krijgen/) },
    ]);
  });

  test("does not begin a second time, and its mail says that it has begun already", async ({
    newsletter,
    subscribed,
  }) => {
    const email = "twee@nieuws.example";
    await subscribed(email);
    const [before] = await newsletter.list(email);
    expect(await newsletter.ask(email)).toEqual({ message: expect.stringContaining("mailbox") });
    expect(await newsletter.mailed(email)).toMatchObject({
      subject: "U krijgt onze nieuwsbrief al",
      page: "uitschrijven",
    });
    expect(await newsletter.list(email)).toEqual([before]);
  });

  test("is one for an address that asks ten times at once", async ({ newsletter, podium }) => {
    const email = "tien@nieuws.example";
    await Promise.all(Array.from({ length: 10 }, () => newsletter.ask(email)));
    const rows = podium.deps.database.db.selectFrom("newsletterSubscribers").where("email", "=", email).selectAll();
    expect(await rows.execute()).toHaveLength(1);
  });

  test("ends at one click of a mail program or on its page, and an old link begins nothing", async ({
    newsletter,
    subscribed,
    visitor,
  }) => {
    const email = "weg@nieuws.example";
    const token = await subscribed(email);
    const [{ leaveAddress, leavePage } = { leaveAddress: "", leavePage: "" }] = await newsletter.list(email);
    const leaveToken = new URL(leaveAddress).pathname.split("/").at(-1);
    expect(leavePage).toBe(`https://podium.test/nieuwsbrief/uitschrijven#token=${leaveToken}`);
    for (const kind of ["multipart", "urlencoded"] as const)
      expect((await newsletter.leaveAtOnce(leaveAddress, kind)).json()).toEqual({ email });
    expect(await newsletter.list(email)).toEqual([]);
    const beginning = visitor.confirmNewsletter({ body: { token } });
    await expect(beginning).rejects.toMatchObject({ body: { code: "LINK_EXPIRED" } });
    expect(await subscribed(email)).not.toBe(token);
    // The link in an old newsletter ends the new subscription too.
    expect((await newsletter.leaveAtOnce(leaveAddress)).statusCode).toBe(200);
    expect(await newsletter.list(email)).toEqual([]);
    expect((await newsletter.leaveAtOnce(`${leaveAddress}x`)).statusCode).toBe(410);
  });

  test("fills no mailbox: within an hour of a mail none follows", async ({ newsletter, mailbox, sendMails }) => {
    const email = "vaak@nieuws.example";
    const count = async (): Promise<number> => {
      await newsletter.ask(email);
      await sendMails();
      return (await mailbox.mailsTo(email)).length;
    };
    expect(await count()).toBe(1);
    clock.advance(60);
    expect(await count()).toBe(1);
    clock.advance(3600);
    expect(await count()).toBe(2);
  });

  test("belongs to an account only once its address is proved", async ({ newsletter, podium }) => {
    const user = await makeUser(podium);
    const { db } = podium.deps.database;
    const subscriptions = async () => (await user.api.downloadOwnData()).newsletter.length;
    await db.updateTable("users").set({ emailVerifiedAt: null }).where("id", "=", user.id).execute();
    await newsletter.ask(user.email);
    await user.api.subscribeToNewsletter({ body: { email: user.email } });
    expect(await subscriptions()).toBe(0);
    await db.updateTable("users").set({ emailVerifiedAt: clock.now() }).where("id", "=", user.id).execute();
    expect(await subscriptions()).toBe(1);
  });

  test("is not begun with a link of more than a week ago, which is then asked again", async ({
    newsletter,
    visitor,
  }) => {
    const email = "laat@nieuws.example";
    await newsletter.ask(email);
    const { token } = await newsletter.mailed(email);
    clock.advance(8 * DAY_SECONDS);
    await expect(visitor.confirmNewsletter({ body: { token } })).rejects.toMatchObject({
      body: { code: "LINK_EXPIRED" },
    });
    await newsletter.ask(email);
    await visitor.confirmNewsletter({ body: { token: (await newsletter.mailed(email)).token } });
    expect(await newsletter.list(email)).toMatchObject([{ email }]);
  });

  test("is ended by an administrator once, which the log says without the address", async ({
    newsletter,
    subscribed,
    admin,
  }) => {
    const email = "gevraagd@nieuws.example";
    await subscribed(email);
    const [{ id } = { id: 0 }] = await newsletter.list(email);
    for (const _ of [1, 2]) await admin.api.removeNewsletterSubscriber({ params: { id } });
    expect(await newsletter.list(email)).toEqual([]);
    const { items } = await admin.api.listAudit({ query: { action: "NEWSLETTER_REMOVED" } });
    expect(items.map(({ summary }) => summary)).toEqual(["Iemand uitgeschreven voor de nieuwsbrief"]);
    expect((await admin.call("DELETE", "/api/admin/newsletter/999999")).statusCode).toBe(404);
  });

  test("is asked by no robot, and by nobody where the society has none", async ({ newsletter, visitor, podium }) => {
    const robot = { email: "robot@nieuws.example", website: "https://spam.example" };
    expect(await visitor.subscribeToNewsletter({ body: robot })).toEqual({ message: expect.any(String) });
    const rows = podium.deps.database.db
      .selectFrom("newsletterSubscribers")
      .where("email", "=", robot.email)
      .selectAll();
    expect(await rows.execute()).toEqual([]);
    await newsletter.publish(false);
    await expect(newsletter.ask("geen@nieuws.example")).rejects.toMatchObject({ body: { code: "NEWSLETTER_OFF" } });
    await newsletter.publish(true);
  });
});
