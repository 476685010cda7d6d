import { describe, expect } from "vitest";
import { createFakeClock } from "#test/fake-clock.ts";
import { createFakeLimiter } from "#test/fake-limiter.ts";
import { apiTest } from "#test/fixtures.ts";
import { createSecondSteps } from "#test/second-steps.ts";
import { createCodeQuota } from "./code-quota.ts";

const HOUR = 3600;
const STRANGER = "203.0.113.7";

const test = apiTest({ env: { RATE_LIMIT: "on" } })
  .extend("steps", { scope: "file" }, ({ podium }) => createSecondSteps(podium))
  /** Signs in with the password and sends the code. */
  .extend("enter", { scope: "file" }, ({ post }) => {
    return async ({ email, password }: { email: string; password: string }, code: string, network?: string) => {
      const signedIn = await post("/api/auth/signin", { email, password }, network);
      const { challenge } = signedIn.json<{ challenge: string }>();
      const body = { challenge, method: code.length === 6 ? "TOTP" : "RECOVERY", code };
      return { body, result: (await post("/api/auth/second-step", body, network)).json<unknown>() };
    };
  })
  /** Sends this many wrong codes. @returns the last response */
  .extend("guess", { scope: "file" }, ({ enter, post }) => {
    return async (member: { email: string; password: string }, codes: number, code: string, network?: string) => {
      let { body, result } = await enter(member, code, network);
      for (let tries = 1; tries < codes; tries++) {
        if (tries % 5 === 0) ({ body, result } = await enter(member, code, network));
        else result = (await post("/api/auth/second-step", body, network)).json();
      }
      return result;
    };
  });

const tooMany = { statusCode: 429, code: "TOO_MANY_CODES" };
const wrongRecovery = "AAAA-AAAA-AAAA";
const wrongFor = ({ code }: { code: (later: number) => string }): string =>
  ["000000", "111111"].find((one) => ![-1, 0, 1, 2].map(code).includes(one)) ?? "222222";

describe("codes of a second step", () => {
  test("of the app: fifteen an hour, over all challenges, and the passkey works on", async ({
    steps,
    guess,
    visitor,
  }) => {
    const member = await steps.member();
    const app = await steps.addAuthenticator(member);
    const { phone } = await steps.addPasskey(member);
    // The code that confirmed the app counts too.
    expect(await guess(member, 14, wrongFor(app))).toMatchObject({ code: "AUTHENTICATOR_CODE_WRONG" });
    const refused = await guess(member, 1, wrongFor(app));
    expect(refused).toMatchObject(tooMany);
    expect(refused).toMatchObject({ message: expect.stringContaining("over een uur, of gebruik een passkey") });
    const { challenge } = await visitor.startPasskeySignIn();
    const body = { challenge, method: "PASSKEY" as const, passkey: phone.get({ challenge }) };
    expect(await visitor.secondStep({ body })).toHaveProperty("token");
  });

  test("who knows the password uses up no code of the owner's, neither at home nor on paper", async ({
    steps,
    guess,
    enter,
  }) => {
    const owner = await steps.member();
    const app = await steps.addAuthenticator(owner);
    const [paper = ""] = app.recoveryCodes;
    expect(await guess(owner, 16, wrongFor(app), STRANGER)).toMatchObject(tooMany);
    expect(await guess(owner, 16, wrongRecovery, STRANGER)).toMatchObject(tooMany);
    // A network new to the owner, as on the day of the show.
    expect((await enter(owner, paper, "198.51.100.4")).result).toHaveProperty("token");
    expect((await enter(owner, app.code(1))).result).toHaveProperty("token");
  });

  test("of the app are counted together for all networks where the account never signed in", async ({
    steps,
    guess,
  }) => {
    const owner = await steps.member();
    const app = await steps.addAuthenticator(owner);
    expect(await guess(owner, 15, wrongFor(app), STRANGER)).toMatchObject({ code: "AUTHENTICATOR_CODE_WRONG" });
    expect(await guess(owner, 1, wrongFor(app), "198.51.100.5")).toMatchObject(tooMany);
  });

  test("of the app: thirty a day from such networks, which leaves a guesser years", async ({ podium }) => {
    const clock = createFakeClock();
    const { redis, redisPrefix: prefix } = podium.deps;
    const quota = createCodeQuota({ redis, enabled: true, prefix }, (_name, limit) => createFakeLimiter(clock, limit));
    const charge = (isKnown: boolean) => quota.charge({ userId: 7, kind: "app", network: STRANGER, isKnown });
    for (let codes = 0; codes < 30; codes++) {
      await charge(false);
      clock.advance(HOUR / 2);
    }
    await expect(charge(false)).rejects.toMatchObject({ code: "TOO_MANY_CODES", seconds: 9 * HOUR });
    await charge(true);
  });

  test("on paper are counted for the networks around an IPv6 one, and not those of the owner at home", async ({
    podium,
  }) => {
    const clock = createFakeClock();
    const { redis, redisPrefix: prefix } = podium.deps;
    const quota = createCodeQuota({ redis, enabled: true, prefix }, (_name, limit) => createFakeLimiter(clock, limit));
    const charge = (one: number, isKnown = false) =>
      quota.charge({ userId: 7, kind: "recovery", network: `2001:db8:1:${one}`, isKnown });
    for (let codes = 0; codes < 30; codes++) await charge(codes);
    await expect(charge(31)).rejects.toMatchObject({ code: "TOO_MANY_CODES", seconds: HOUR });
    await charge(32, true);
  });
});
