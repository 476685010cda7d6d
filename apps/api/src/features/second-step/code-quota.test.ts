import { expect } from "vitest";
import { apiTest } from "#test/fixtures.ts";
import { createSecondSteps } from "#test/second-steps.ts";

const test = apiTest({ env: { RATE_LIMIT: "on" } }).extend("steps", { scope: "file" }, ({ podium }) =>
  createSecondSteps(podium),
);

test("an account takes fifteen codes an hour, over all challenges, and its passkey works on", async ({
  steps,
  visitor,
}) => {
  const member = await steps.member();
  // Its first code counts too.
  const app = await steps.addAuthenticator(member);
  const { phone } = await steps.addPasskey(member);
  const wrong = ["000000", "111111"].find((code) => ![-1, 0, 1, 2].map(app.code).includes(code)) ?? "222222";
  const refusals: string[] = [];
  let challenge = "";
  for (let tries = 0; tries < 16; tries++) {
    if (tries % 5 === 0) ({ challenge } = await steps.ask(member));
    const answer = visitor.secondStep({ body: { challenge, method: "TOTP", code: wrong } });
    refusals.push(await answer.then(String, ({ body }: { body: { code: string } }) => body.code));
  }
  expect(refusals).toEqual([...Array<string>(14).fill("AUTHENTICATOR_CODE_WRONG"), "TOO_MANY_CODES", "TOO_MANY_CODES"]);
  const answer = visitor.secondStep({ body: { challenge, method: "RECOVERY", code: app.recoveryCodes[0] ?? "" } });
  await expect(answer).rejects.toMatchObject({ status: 429, body: { code: "TOO_MANY_CODES" } });
  const alone = await visitor.startPasskeySignIn();
  const passkey = phone.get({ challenge: alone.challenge });
  const body = { challenge: alone.challenge, method: "PASSKEY" as const, passkey };
  expect(await visitor.secondStep({ body })).toHaveProperty("token");
});
