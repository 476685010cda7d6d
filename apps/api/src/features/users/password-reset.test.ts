import { beforeEach, describe, expect } from "vitest";
import { call } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import type { OutgoingMail } from "#platform/mailer.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const sent: OutgoingMail[] = [];
const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail) };
const test = apiTest({ clock, mailer, env: { PUBLIC_URL: "https://podium.test" } })
  .extend("register", { scope: "file" }, ({ podium }) => async (): Promise<string> => {
    const email = `vergeten${++accounts}@test.example`;
    const body = {
      firstname: "An",
      lastname: "Peeters",
      email,
      number: "0470123456",
      password: OLD,
      confirmPassword: OLD,
    };
    expect((await call(podium, "POST", "/api/user/register", { body })).statusCode).toBe(201);
    return email;
  })
  .extend(
    "signIn",
    { scope: "file" },
    ({ podium }) =>
      (email: string, password: string) =>
        call(podium, "POST", "/api/auth/signin", { body: { email, password } }),
  )
  .extend(
    "ask",
    { scope: "file" },
    ({ podium }) =>
      (email: string) =>
        call(podium, "POST", "/api/auth/forgot-password", { body: { email } }),
  )
  .extend(
    "reset",
    { scope: "file" },
    ({ podium }) =>
      (token: string, password = NEW) =>
        call(podium, "POST", "/api/auth/reset-password", { body: { token, password, confirmPassword: password } }),
  )
  /** The token of the newest mail to this address. */
  .extend("linkFor", { scope: "file" }, ({ ask, podium }) => async (email: string): Promise<string> => {
    await ask(email);
    await podium.deps.mailDelivery.sweep();
    const text = sent.findLast((mail) => mail.to === email)?.text ?? "";
    return /https:\/\/podium\.test\/wachtwoord-herstellen\?token=([\w-]+)/.exec(text)?.[1] ?? "";
  });
beforeEach(() => void (sent.length = 0));

let accounts = 0;
const OLD = "het oude geheim";
const NEW = "het nieuwe geheim";

describe("a forgotten password", () => {
  test("is replaced with the link of the mail; the account is signed out everywhere", async ({
    register,
    signIn,
    linkFor,
    reset,
    podium,
  }) => {
    const email = await register();
    const { token } = (await signIn(email, OLD)).json<{ token: string }>();
    const link = await linkFor(email);
    expect(link.length).toBeGreaterThanOrEqual(43);
    expect((await reset(link)).statusCode).toBe(200);
    expect((await signIn(email, OLD)).statusCode).toBe(401);
    expect((await signIn(email, NEW)).statusCode).toBe(200);
    expect((await call(podium, "GET", "/api/auth/me", { token })).statusCode).toBe(401);
  });

  test("gets the same response for a known and an unknown address, and a mail for the known one only", async ({
    register,
    ask,
    podium,
  }) => {
    const email = await register();
    const [known, unknown] = [await ask(email), await ask("niemand@test.example")];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(known.statusCode).toBe(200);
    await podium.deps.mailDelivery.sweep();
    expect(sent.map((mail) => mail.to)).toEqual([email]);
  });

  test("gets at most three mails an hour", async ({ register, ask, podium }) => {
    const email = await register();
    for (let count = 0; count < 6; count++) expect((await ask(email)).statusCode).toBe(200);
    await podium.deps.mailDelivery.sweep();
    expect(sent.filter((mail) => mail.to === email)).toHaveLength(3);
    clock.advance(3601);
    await ask(email);
    await podium.deps.mailDelivery.sweep();
    expect(sent.filter((mail) => mail.to === email)).toHaveLength(4);
  });
});

test("requests at the same moment get three mails an hour too", async ({ register, ask, podium }) => {
  const email = await register();
  await Promise.all(Array.from({ length: 8 }, () => ask(email)));
  await podium.deps.mailDelivery.sweep();
  expect(sent.filter((mail) => mail.to === email)).toHaveLength(3);
});

describe("a link", () => {
  test("works once, also when it is used twice at the same moment", async ({ register, linkFor, reset }) => {
    const email = await register();
    const link = await linkFor(email);
    const responses = await Promise.all([
      reset(link, "eerste wachtwoord"),
      reset(link, "tweede wachtwoord"),
      reset(link, "derde wachtwoord"),
    ]);
    expect(responses.map((response) => response.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await reset(link)).json()).toMatchObject({
      statusCode: 409,
      code: "RESET_LINK_INVALID",
      message: expect.stringMatching(/nieuwe/),
    });
  });

  test("works for an hour", async ({ register, linkFor, reset }) => {
    const email = await register();
    const link = await linkFor(email);
    clock.advance(3600);
    expect((await reset(link)).statusCode).toBe(409);
    const second = await linkFor(email);
    clock.advance(3599);
    expect((await reset(second)).statusCode).toBe(200);
  });

  test("dies when another of the same account was used", async ({ register, linkFor, reset }) => {
    const email = await register();
    const [first, second] = [await linkFor(email), await linkFor(email)];
    expect(first).not.toBe(second);
    expect((await reset(second)).statusCode).toBe(200);
    expect((await reset(first)).statusCode).toBe(409);
  });

  test("is stored as a hash only", async ({ linkFor, register, podium }) => {
    const link = await linkFor(await register());
    const { rows } = await podium.deps.database.pool.query<{ all: string }>(
      "select (select json_agg(r) from password_resets r)::text || (select json_agg(m) from mails m)::text as all",
    );
    expect(rows[0]?.all).not.toContain(link);
    expect(rows[0]?.all).not.toContain(Buffer.from(link).toString("hex"));
  });

  test("that was made up is refused, and a password that is too short or typed differently is the form's mistake", async ({
    reset,
    register,
    linkFor,
    podium,
  }) => {
    for (const token of ["x", "A".repeat(43)])
      expect((await reset(token)).json()).toMatchObject({ code: "RESET_LINK_INVALID" });
    const email = await register();
    const link = await linkFor(email);
    expect((await reset(link, "kort")).json()).toMatchObject({ statusCode: 400, code: "INVALID_INPUT" });
    const body = { token: link, password: NEW, confirmPassword: OLD };
    expect((await call(podium, "POST", "/api/auth/reset-password", { body })).json()).toMatchObject({
      statusCode: 400,
      details: [{ field: "confirmPassword", message: "Wachtwoorden komen niet overeen." }],
    });
    expect((await reset(link)).statusCode).toBe(200);
  });

  test("of an account that was closed meanwhile opens nothing", async ({ register, linkFor, podium, reset }) => {
    const email = await register();
    const link = await linkFor(email);
    await podium.deps.database.db
      .updateTable("users")
      .set({ deletedAt: clock.now() })
      .where("email", "=", email)
      .execute();
    expect((await reset(link)).json()).toMatchObject({ code: "RESET_LINK_INVALID" });
  });
});
