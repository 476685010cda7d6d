import { expect } from "vitest";
import { linksTest } from "#test/mailed-links.ts";
import { createSecondSteps } from "#test/second-steps.ts";

const test = linksTest().extend("steps", { scope: "file" }, ({ podium }) => createSecondSteps(podium));
const newPassword = "een ander lang wachtwoord";

test.for(["on the account", "by mail"] as const)(
  "who began to sign in goes no further, also with the right code, once the password is another: %s",
  async (way, { users, steps, visitor, clock }) => {
    const owner = await users.proved();
    const { email, password } = owner;
    const app = await steps.addAuthenticator(owner);
    clock.advance(60);
    const begun = await steps.ask(owner);
    if (way === "on the account") await owner.api.changePassword({ body: { currentPassword: password, newPassword } });
    else {
      await visitor.forgotPassword({ body: { email } });
      const token = await users.newest("PASSWORD_RESET", email);
      await visitor.resetPassword({ body: { token, password: newPassword, confirmPassword: newPassword } });
    }
    const answer = (challenge: string) => visitor.secondStep({ body: { challenge, method: "TOTP", code: app.code() } });
    await expect(answer(begun.challenge)).rejects.toMatchObject({ status: 410, body: { code: "SIGNIN_EXPIRED" } });
    const { challenge } = await steps.ask({ email, password: newPassword });
    expect(await answer(challenge)).toHaveProperty("token");
  },
);
