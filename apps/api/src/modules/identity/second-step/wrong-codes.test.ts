import { describe, expect } from "vitest";
import { call } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";
import { createSecondSteps } from "#test/second-steps.ts";

const STRANGER = "203.0.113.7";
const ELSEWHERE = "198.51.100.4";
const DAY = 24 * 3600;

const clock = createFakeClock();
const test = apiTest({ clock })
  .extend("steps", { scope: "file" }, ({ podium }) => createSecondSteps(podium))
  .extend("owner", async ({ steps }) => {
    const member = await steps.member();
    await steps.addAuthenticator(member);
    return member;
  })
  /** Sends wrong recovery codes after a right password, all at once. */
  .extend("guess", { scope: "file" }, ({ steps, post }) => {
    return async (owner: { email: string; password: string }, codes: number, network: string): Promise<void> => {
      const { challenge } = await steps.ask(owner);
      const body = { challenge, method: "RECOVERY", code: "AAAA-AAAA-AAAA" };
      const responses = await Promise.all(
        Array.from({ length: codes }, () => post("/api/auth/second-step", body, network)),
      );
      for (const response of responses) expect(response.json()).toMatchObject({ code: "RECOVERY_CODE_WRONG" });
    };
  })
  .extend("warnings", { scope: "file" }, ({ podium }) => async (userId: number): Promise<number> => {
    const notices = podium.deps.database.db.selectFrom("securityNotices").select("id");
    return (await notices.where("userId", "=", userId).where("what", "=", "WRONG_CODES").execute()).length;
  });

describe("wrong codes after a right password", () => {
  test("are announced to the owner at the fifth from networks where the account never signed in, once", async ({
    owner,
    guess,
    warnings,
  }) => {
    await guess(owner, 3, STRANGER);
    await guess(owner, 1, ELSEWHERE);
    expect(await warnings(owner.id)).toBe(0);
    await guess(owner, 5, STRANGER);
    expect(await warnings(owner.id)).toBe(1);
  });

  test("are announced once a day, however long they go on", async ({ owner, guess, warnings }) => {
    await guess(owner, 5, STRANGER);
    clock.advance(DAY - 1);
    await guess(owner, 5, STRANGER);
    expect(await warnings(owner.id)).toBe(1);
    clock.advance(1);
    await guess(owner, 5, STRANGER);
    expect(await warnings(owner.id)).toBe(2);
  });

  test("are announced to nobody who mistypes where they signed in before", async ({ owner, guess, warnings }) => {
    await guess(owner, 5, "127.0.0.1");
    await guess(owner, 5, "127.0.0.1");
    expect(await warnings(owner.id)).toBe(0);
  });

  test("count also when they prove something in a session, as with a stolen token", async ({
    owner,
    podium,
    warnings,
  }) => {
    const prove = () =>
      podium.app.inject({
        method: "POST",
        url: "/api/auth/prove",
        headers: { authorization: `Bearer ${owner.token}` },
        payload: { password: owner.password, code: "AAAA-AAAA-AAAA" },
        remoteAddress: STRANGER,
      });
    for (let tries = 0; tries < 5; tries++)
      expect((await prove()).json()).toMatchObject({ code: "RECOVERY_CODE_WRONG" });
    expect(await warnings(owner.id)).toBe(1);
  });
});

test("a code that is too early or late says that the phone's clock may be wrong, in each language", async ({
  podium,
  steps,
}) => {
  const member = await steps.member();
  const app = await steps.addAuthenticator(member);
  clock.advance(300);
  for (const [language, words] of [
    ["nl", "de klok van uw telefoon"],
    ["fr", "l'horloge de votre téléphone"],
    ["en", "the clock of your phone"],
  ] as const) {
    const { challenge } = await steps.ask(member);
    const body = { challenge, method: "TOTP", code: app.code(-2) };
    const response = await call(podium, "POST", "/api/auth/second-step", { body, language });
    expect(response.json<{ message: string }>().message).toContain(words);
  }
});
