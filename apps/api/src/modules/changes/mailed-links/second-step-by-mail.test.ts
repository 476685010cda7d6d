import { describe, expect } from "vitest";
import { linksTest } from "#test/mailed-links.ts";
import { createSecondSteps } from "#test/second-steps.ts";

const test = linksTest()
  .extend("steps", { scope: "file" }, ({ podium }) => createSecondSteps(podium))
  /** An account whose mails somebody else reads. */
  .extend("victim", async ({ users, steps }) => {
    const victim = await users.proved();
    const app = await steps.addAuthenticator(victim);
    return { ...victim, app };
  });

const asked = { challenge: expect.any(String), methods: ["TOTP", "RECOVERY"] };
const password = "van wie de mails leest";

describe("a reader of the mails of an account with a second step", () => {
  test("is asked for that step by a link to sign in, too", async ({ users, visitor, clock, victim }) => {
    await visitor.requestSignInLink({ body: { email: victim.email } });
    const entered = await visitor.openSignInLink({ body: { token: await users.newest("SIGN_IN", victim.email) } });
    expect(entered).toEqual(asked);
    expect(await victim.api.listSessions()).toHaveLength(1);
    clock.advance(60);
    const { challenge } = "challenge" in entered ? entered : { challenge: "" };
    const answer = { challenge, method: "TOTP", code: victim.app.code() } as const;
    expect(await visitor.secondStep({ body: answer })).toHaveProperty("token");
  });

  test("is asked for that step after a new password, too", async ({ users, visitor, victim }) => {
    await visitor.forgotPassword({ body: { email: victim.email } });
    const token = await users.newest("PASSWORD_RESET", victim.email);
    await visitor.resetPassword({ body: { token, password, confirmPassword: password } });
    expect(await visitor.signIn({ body: { email: victim.email, password } })).toEqual(asked);
  });
});
