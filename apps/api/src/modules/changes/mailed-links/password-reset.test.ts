import { registrationForm } from "@podium/shared/test/steps.ts";
import { beforeEach, describe, expect } from "vitest";
import { call } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import type { OutgoingMail } from "#platform/files/mailer.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const sent: OutgoingMail[] = [];
const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail) };
const test = apiTest({ clock, mailer, env: { PUBLIC_URL: "https://podium.test" } }).extend(
  "accounts",
  { scope: "file" },
  ({ podium, visitor, post }) => {
    const ask = (email: string) => post("/api/auth/forgot-password", { email });
    return {
      ask,
      register: async () => (await visitor.register({ body: registrationForm({ password: OLD }) })).email,
      signIn: (email: string, password: string) => post("/api/auth/signin", { email, password }),
      reset: (token: string, password = NEW) =>
        post("/api/auth/reset-password", { token, password, confirmPassword: password }),
      /** The token of the newest mail to this address. */
      async linkFor(email: string): Promise<string> {
        await ask(email);
        await podium.deps.mailDelivery.sweep();
        const text = sent.findLast((mail) => mail.to === email)?.text ?? "";
        return /https:\/\/podium\.test\/wachtwoord-herstellen#token=([\w-]+)/.exec(text)?.[1] ?? "";
      },
    };
  },
);
beforeEach(() => void (sent.length = 0));

const OLD = "het oude geheim";
const NEW = "het nieuwe geheim";

describe("a forgotten password", () => {
  test("is replaced with the link of the mail; the account is signed out everywhere", async ({ accounts, podium }) => {
    const email = await accounts.register();
    const { token } = (await accounts.signIn(email, OLD)).json<{ token: string }>();
    const link = await accounts.linkFor(email);
    expect(link.length).toBeGreaterThanOrEqual(43);
    expect((await accounts.reset(link)).statusCode).toBe(200);
    expect((await accounts.signIn(email, OLD)).statusCode).toBe(401);
    expect((await accounts.signIn(email, NEW)).statusCode).toBe(200);
    expect((await call(podium, "GET", "/api/auth/me", { token })).statusCode).toBe(401);
  });

  test("is not replaced by a common one, and its link works on", async ({ accounts }) => {
    const link = await accounts.linkFor(await accounts.register());
    expect((await accounts.reset(link, "Voorbeeldspelers2026")).json()).toMatchObject({
      code: "PASSWORD_COMMON",
      details: [{ field: "password" }],
    });
    expect((await accounts.reset(link)).statusCode).toBe(200);
  });

  test("gets the same response for a known and an unknown address, and a mail for the known one only", async ({
    accounts,
    podium,
  }) => {
    const email = await accounts.register();
    const [known, unknown] = [await accounts.ask(email), await accounts.ask("niemand@test.example")];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(known.statusCode).toBe(200);
    await podium.deps.mailDelivery.sweep();
    expect(sent.map((mail) => mail.to)).toEqual([email]);
  });

  test("writes the same rows for an unknown address as for a known one, and never the link for it", async ({
    accounts,
    podium,
  }) => {
    const rows = async () => {
      const counted = await podium.deps.database.pool.query<{ resets: string; mails: string }>(
        "select (select count(*) from account_links) resets, (select count(*) from mails where status = 'WAITING') mails",
      );
      return [Number(counted.rows[0]?.resets), Number(counted.rows[0]?.mails)];
    };
    const asked = async (email: string) => {
      await podium.deps.mailDelivery.sweep();
      const [resets = 0, mails = 0] = await rows();
      await accounts.ask(email);
      const [resetsAfter = 0, mailsAfter = 0] = await rows();
      return [resetsAfter - resets, mailsAfter - mails];
    };
    expect(await asked("niemand-2@test.example")).toEqual(await asked(await accounts.register()));
    await podium.deps.mailDelivery.sweep();
    expect(sent.filter((mail) => mail.to === "niemand-2@test.example")).toEqual([]);
  });

  test("gets at most three mails an hour", async ({ accounts, podium }) => {
    const email = await accounts.register();
    for (let count = 0; count < 6; count++) expect((await accounts.ask(email)).statusCode).toBe(200);
    await podium.deps.mailDelivery.sweep();
    expect(sent.filter((mail) => mail.to === email)).toHaveLength(3);
    clock.advance(3601);
    await accounts.ask(email);
    await podium.deps.mailDelivery.sweep();
    expect(sent.filter((mail) => mail.to === email)).toHaveLength(4);
  });
});

test("requests at the same moment get three mails an hour too", async ({ accounts, podium }) => {
  const email = await accounts.register();
  await Promise.all(Array.from({ length: 8 }, () => accounts.ask(email)));
  await podium.deps.mailDelivery.sweep();
  expect(sent.filter((mail) => mail.to === email)).toHaveLength(3);
});

describe("a link", () => {
  test("works once, also when it is used twice at the same moment", async ({ accounts }) => {
    const email = await accounts.register();
    const link = await accounts.linkFor(email);
    const responses = await Promise.all([
      accounts.reset(link, "eerste wachtwoord"),
      accounts.reset(link, "tweede wachtwoord"),
      accounts.reset(link, "derde wachtwoord"),
    ]);
    expect(responses.map((response) => response.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await accounts.reset(link)).json()).toMatchObject({
      statusCode: 409,
      code: "RESET_LINK_INVALID",
      message: expect.stringMatching(/nieuwe/),
    });
  });

  test("works for an hour", async ({ accounts }) => {
    const email = await accounts.register();
    const link = await accounts.linkFor(email);
    clock.advance(3600);
    expect((await accounts.reset(link)).statusCode).toBe(409);
    const second = await accounts.linkFor(email);
    clock.advance(3599);
    expect((await accounts.reset(second)).statusCode).toBe(200);
  });

  test("dies when another of the same account was used", async ({ accounts }) => {
    const email = await accounts.register();
    const [first, second] = [await accounts.linkFor(email), await accounts.linkFor(email)];
    expect(first).not.toBe(second);
    expect((await accounts.reset(second)).statusCode).toBe(200);
    expect((await accounts.reset(first)).statusCode).toBe(409);
  });

  test("is stored as a hash only", async ({ accounts, podium }) => {
    const link = await accounts.linkFor(await accounts.register());
    const { rows } = await podium.deps.database.pool.query<{ all: string }>(
      "select (select json_agg(r) from account_links r)::text || (select json_agg(m) from mails m)::text as all",
    );
    expect(rows[0]?.all).not.toContain(link);
    expect(rows[0]?.all).not.toContain(Buffer.from(link).toString("hex"));
  });

  test("that was made up is refused, and a password that is too short or typed differently is the form's mistake", async ({
    accounts,
    podium,
  }) => {
    for (const token of ["x", "A".repeat(43)])
      expect((await accounts.reset(token)).json()).toMatchObject({ code: "RESET_LINK_INVALID" });
    const email = await accounts.register();
    const link = await accounts.linkFor(email);
    expect((await accounts.reset(link, "kort")).json()).toMatchObject({ statusCode: 400, code: "INVALID_INPUT" });
    const body = { token: link, password: NEW, confirmPassword: OLD };
    expect((await call(podium, "POST", "/api/auth/reset-password", { body })).json()).toMatchObject({
      statusCode: 400,
      details: [{ field: "confirmPassword", message: "Wachtwoorden komen niet overeen." }],
    });
    expect((await accounts.reset(link)).statusCode).toBe(200);
  });

  test("of an account that was closed meanwhile opens nothing", async ({ accounts, podium }) => {
    const email = await accounts.register();
    const link = await accounts.linkFor(email);
    await podium.deps.database.db
      .updateTable("users")
      .set({ deletedAt: clock.now() })
      .where("email", "=", email)
      .execute();
    expect((await accounts.reset(link)).json()).toMatchObject({ code: "RESET_LINK_INVALID" });
  });
});
