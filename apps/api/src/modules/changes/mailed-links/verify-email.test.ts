import { signIn } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { makeUser } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";
import { linksTest } from "#test/mailed-links.ts";

const test = linksTest();
const off = apiTest({ env: { VERIFY_EMAIL: "off" } });
const DAY_SECONDS = 24 * 3600;

describe("the address of a new account", () => {
  test("waits for its link, which anybody who has it opens, on any device", async ({ users }) => {
    const user = await users.register();
    expect(await users.me(user.token)).toMatchObject({ awaitsVerification: true, hasPassword: true });
    const link = await users.newest("VERIFY_EMAIL", user.email);
    expect((await users.open("verify-email", link)).statusCode).toBe(204);
    expect(await users.me(user.token)).toMatchObject({ awaitsVerification: false });
  });

  test("is kindly said to be verified already when its link is opened twice, also once the day is over", async ({
    users,
    clock,
  }) => {
    const user = await users.register();
    const link = await users.newest("VERIFY_EMAIL", user.email);
    await users.open("verify-email", link);
    clock.advance(DAY_SECONDS + 1);
    expect((await users.open("verify-email", link)).json()).toMatchObject({
      statusCode: 409,
      code: "ALREADY_VERIFIED",
      message: expect.stringContaining("al bevestigd"),
    });
  });

  test("is verified by a link of 24 hours, and no later", async ({ users, clock }) => {
    const [early, late] = [await users.register(), await users.register()];
    const links = [await users.newest("VERIFY_EMAIL", early.email), await users.newest("VERIFY_EMAIL", late.email)];
    clock.advance(DAY_SECONDS - 1);
    expect((await users.open("verify-email", links[0] ?? "")).statusCode).toBe(204);
    clock.advance(1);
    expect((await users.open("verify-email", links[1] ?? "")).json()).toMatchObject({
      statusCode: 410,
      code: "LINK_EXPIRED",
    });
    expect(await users.me(late.token)).toMatchObject({ awaitsVerification: true });
  });

  test("gets three links an hour and a day, and is then refused", async ({ users, clock, mailbox }) => {
    const user = await users.register();
    const again = () => user.call("POST", "/api/auth/verify-email/resend");
    expect([await again(), await again(), await again()].map(({ statusCode }) => statusCode)).toEqual([204, 204, 429]);
    expect(await mailbox.tokens("VERIFY_EMAIL", user.email)).toHaveLength(3);
    clock.advance(3601);
    expect((await again()).json()).toMatchObject({
      code: "TOO_MANY_REQUESTS",
      message: "Te veel pogingen. Wacht een dag en probeer het dan opnieuw.",
    });
    clock.advance(DAY_SECONDS);
    expect((await again()).statusCode).toBe(204);
    expect(await mailbox.tokens("VERIFY_EMAIL", user.email)).toHaveLength(4);
  });

  test("gets no link once it is verified", async ({ users, mailbox }) => {
    const user = await users.proved();
    await user.api.resendVerification();
    expect(await mailbox.tokens("VERIFY_EMAIL", user.email)).toHaveLength(1);
  });

  test("is verified by a link for a new password, and by one to sign in", async ({ users, visitor }) => {
    const [forgetful, other] = [await users.register(), await users.register()];
    await visitor.forgotPassword({ body: { email: forgetful.email } });
    const token = await users.newest("PASSWORD_RESET", forgetful.email);
    const password = "een ander lang geheim";
    await visitor.resetPassword({ body: { token, password, confirmPassword: password } });
    const again = await signIn(visitor, { email: forgetful.email, password });
    expect(await users.me(again)).toMatchObject({ awaitsVerification: false });
    expect(await users.me(await users.byLink(other.email))).toMatchObject({ awaitsVerification: false });
  });
});

test("a link that was made up verifies nothing", async ({ users }) => {
  for (const token of ["x", "A".repeat(43)])
    expect((await users.open("verify-email", token)).json()).toMatchObject({ code: "LINK_EXPIRED" });
});

test("a link does the work of its own kind only", async ({ users, visitor, post }) => {
  const user = await users.proved();
  await visitor.requestSignInLink({ body: { email: user.email } });
  const token = await users.newest("SIGN_IN", user.email);
  const password = "van een ander soort link";
  const reset = await post("/api/auth/reset-password", { token, password, confirmPassword: password });
  expect(reset.json()).toMatchObject({ code: "RESET_LINK_INVALID" });
  expect((await users.open("undo-email", token)).json()).toMatchObject({ code: "LINK_EXPIRED" });
  expect((await users.open("link/open", token)).statusCode).toBe(200);
});

describe("without verification", () => {
  off("nobody is asked for a link, and no mail goes out", async ({ podium, visitor }) => {
    const { email, ...person } = { email: "an@test.example", firstname: "An", lastname: "Maes", number: "0470112233" };
    const password = "een lang geheim woord";
    await visitor.register({ body: { ...person, email, password, confirmPassword: password } });
    const user = await makeUser(podium);
    expect(await user.api.getProfile()).toMatchObject({ awaitsVerification: false });
    expect(await podium.deps.database.db.selectFrom("mails").select("kind").execute()).toEqual([]);
  });
});
