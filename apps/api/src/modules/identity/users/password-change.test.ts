import { registerUser, signIn } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { call } from "#test/factories.ts";
import { mailTest } from "#test/fixtures.ts";

const OLD = "het oude geheim";
const NEW = "het nieuwe geheim";

const test = mailTest().extend("person", async ({ podium, visitor }) => {
  const { token, email } = await registerUser(visitor, { password: OLD });
  const change = (body: object, by = token) => call(podium, "PUT", "/api/user/password", { token: by, body });
  const status = async (by: string) => (await call(podium, "GET", "/api/auth/me", { token: by })).statusCode;
  const signInWith = (password: string) =>
    call(podium, "POST", "/api/auth/signin", { body: { email, password } }).then(({ statusCode }) => statusCode);
  return { email, token, change, status, signInWith };
});

describe("a password that is changed", () => {
  test("opens the account from then on, and ends every session but that of the token in the response", async ({
    visitor,
    person,
  }) => {
    const elsewhere = await signIn(visitor, { email: person.email, password: OLD });
    const response = await person.change({ currentPassword: OLD, newPassword: NEW });
    expect(response.statusCode).toBe(200);
    const { token } = response.json<{ token: string }>();
    expect(await Promise.all([token, person.token, elsewhere].map(person.status))).toEqual([200, 401, 401]);
    expect([await person.signInWith(OLD), await person.signInWith(NEW)]).toEqual([401, 200]);
  });

  test("is announced to its owner by mail", async ({ mailbox, sendMails, person }) => {
    await person.change({ currentPassword: OLD, newPassword: NEW });
    await sendMails();
    expect((await mailbox.mailsTo(person.email)).map(({ subject }) => subject)).toEqual([
      "Uw wachtwoord werd gewijzigd",
    ]);
  });

  test("requires the present one, which is refused at its field, and leaves everything as it was", async ({
    mailbox,
    sendMails,
    person,
  }) => {
    const response = await person.change({ currentPassword: "een gok", newPassword: NEW });
    expect(response.json()).toMatchObject({
      statusCode: 400,
      code: "PASSWORD_WRONG",
      details: [{ field: "currentPassword" }],
    });
    expect([await person.status(person.token), await person.signInWith(OLD)]).toEqual([200, 200]);
    await sendMails();
    expect(await mailbox.mailsTo(person.email)).toEqual([]);
  });

  test("is not a common one", async ({ person }) => {
    const response = await person.change({ currentPassword: OLD, newPassword: "Podium2026" });
    expect(response.json()).toMatchObject({ code: "PASSWORD_COMMON", details: [{ field: "newPassword" }] });
    expect(await person.signInWith(OLD)).toBe(200);
  });

  test("is changed by one of two who do so at once", async ({ person }) => {
    const responses = await Promise.all(
      ["een eerste keuze", "een tweede keuze"].map((newPassword) =>
        person.change({ currentPassword: OLD, newPassword }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test("makes an earlier link for a new one worthless", async ({ podium, visitor, mailbox, sendMails, person }) => {
    await visitor.forgotPassword({ body: { email: person.email } });
    await sendMails();
    const [mail] = await mailbox.mailsTo(person.email);
    const token = /#token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    await person.change({ currentPassword: OLD, newPassword: NEW });
    const body = { token, password: "van een vreemde", confirmPassword: "van een vreemde" };
    expect((await call(podium, "POST", "/api/auth/reset-password", { body })).json()).toMatchObject({
      code: "RESET_LINK_INVALID",
    });
  });
});
