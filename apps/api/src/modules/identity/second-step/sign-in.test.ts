import { Secret } from "otpauth";
import { describe, expect } from "vitest";
import { call } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";
import { createSecondSteps } from "#test/second-steps.ts";

const clock = createFakeClock();
const test = apiTest({ clock })
  .extend("steps", { scope: "file" }, ({ podium }) => createSecondSteps(podium))
  .extend("member", ({ steps }) => steps.member());

/** The refusal of a second step. */
const refusal = (code: string, status = 400) => ({ status, body: { code } });

describe("without a second step", () => {
  test("the password signs in", async ({ visitor, member }) => {
    const result = await visitor.signIn({ body: { email: member.email, password: member.password } });
    expect(result).toEqual({ token: expect.any(String) });
  });
});

describe("with a second step", () => {
  test("the password alone signs nobody in: it brings a challenge and the methods that close it", async ({
    steps,
    member,
  }) => {
    await steps.addAuthenticator(member);
    expect(await steps.ask(member)).toEqual({ challenge: expect.any(String), methods: ["TOTP", "RECOVERY"] });
    await steps.addPasskey(member);
    expect((await steps.ask(member)).methods).toEqual(["PASSKEY", "TOTP", "RECOVERY"]);
  });

  test("a code of the authenticator app signs in, also one code early or late, and not two", async ({
    steps,
    member,
    visitor,
  }) => {
    const app = await steps.addAuthenticator(member);
    clock.advance(300);
    const lets: boolean[] = [];
    for (const later of [-2, -1, 1, 2]) {
      const { challenge } = await steps.ask(member);
      const signIn = visitor.secondStep({ body: { challenge, method: "TOTP", code: app.code(later) } });
      lets.push(await signIn.then(Boolean, () => false));
    }
    expect(lets).toEqual([false, true, true, false]);
  });

  test("a code that was used signs in no second time, nor does an older one", async ({ steps, member, visitor }) => {
    const app = await steps.addAuthenticator(member);
    // The same code that confirmed the app.
    const again = await steps.ask(member);
    await expect(
      visitor.secondStep({ body: { challenge: again.challenge, method: "TOTP", code: app.code() } }),
    ).rejects.toMatchObject(refusal("AUTHENTICATOR_CODE_WRONG"));
    clock.advance(60);
    const code = app.code();
    const older = app.code(-1);
    const { challenge } = await steps.ask(member);
    expect(await visitor.secondStep({ body: { challenge, method: "TOTP", code } })).toHaveProperty("token");
    for (const used of [code, older]) {
      const next = await steps.ask(member);
      await expect(
        visitor.secondStep({ body: { challenge: next.challenge, method: "TOTP", code: used } }),
      ).rejects.toMatchObject(refusal("AUTHENTICATOR_CODE_WRONG"));
    }
  });

  test("of two who send the same code at once one comes in", async ({ steps, member, visitor }) => {
    const app = await steps.addAuthenticator(member);
    clock.advance(60);
    const code = app.code();
    const challenges = [await steps.ask(member), await steps.ask(member)];
    const results = await Promise.allSettled(
      challenges.map(({ challenge }) => visitor.secondStep({ body: { challenge, method: "TOTP", code } })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("a recovery code signs in once and never again, however it is typed", async ({ steps, member, visitor }) => {
    const { recoveryCodes } = await steps.addAuthenticator(member);
    const [code = "", other = ""] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    const signIn = async (typed: string) => {
      const { challenge } = await steps.ask(member);
      return visitor.secondStep({ body: { challenge, method: "RECOVERY", code: typed } });
    };
    expect(await signIn(code.toLowerCase().replaceAll("-", " "))).toHaveProperty("token");
    await expect(signIn(code)).rejects.toMatchObject(refusal("RECOVERY_CODE_WRONG"));
    expect(await signIn(other)).toHaveProperty("token");
    expect((await member.api.getSecondStep()).recoveryCodesLeft).toBe(8);
  });

  test("of two who send the same recovery code at once one comes in", async ({ steps, member, visitor }) => {
    const { recoveryCodes } = await steps.addAuthenticator(member);
    const code = recoveryCodes[0] ?? "";
    const challenges = [await steps.ask(member), await steps.ask(member)];
    const results = await Promise.allSettled(
      challenges.map(({ challenge }) => visitor.secondStep({ body: { challenge, method: "RECOVERY", code } })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("recovery codes and the app's key are no plain text in the database", async ({ steps, member, podium }) => {
    const { recoveryCodes, key } = await steps.addAuthenticator(member);
    const { db } = podium.deps.database;
    const stored = await db.selectFrom("recoveryCodes").where("userId", "=", member.id).selectAll().execute();
    expect(stored).toHaveLength(10);
    for (const { hash } of stored) expect(hash).toMatch(/^\$argon2id\$/);
    for (const code of recoveryCodes) expect(JSON.stringify(stored)).not.toContain(code.replaceAll("-", ""));
    const { secret } = await db
      .selectFrom("authenticators")
      .where("userId", "=", member.id)
      .select("secret")
      .executeTakeFirstOrThrow();
    for (const readable of [Buffer.from(key), Buffer.from(Secret.fromBase32(key).bytes)])
      expect(secret.includes(readable)).toBe(false);
  });

  test("another account's code, recovery code or passkey closes no challenge of this one", async ({
    steps,
    member,
    visitor,
  }) => {
    await steps.addAuthenticator(member);
    await steps.addPasskey(member);
    const thief = await steps.member();
    const app = await steps.addAuthenticator(thief);
    const { phone } = await steps.addPasskey(thief);
    clock.advance(60);
    const { challenge } = await steps.ask(member);
    await expect(visitor.secondStep({ body: { challenge, method: "TOTP", code: app.code() } })).rejects.toMatchObject(
      refusal("AUTHENTICATOR_CODE_WRONG"),
    );
    await expect(
      visitor.secondStep({ body: { challenge, method: "RECOVERY", code: app.recoveryCodes[0] ?? "" } }),
    ).rejects.toMatchObject(refusal("RECOVERY_CODE_WRONG"));
    await expect(
      visitor.secondStep({ body: { challenge, method: "PASSKEY", passkey: phone.get({ challenge }) } }),
    ).rejects.toMatchObject(refusal("PASSKEY_REFUSED"));
  });
});

describe("a challenge", () => {
  test("is closed once", async ({ steps, member, visitor }) => {
    const app = await steps.addAuthenticator(member);
    clock.advance(60);
    const { challenge } = await steps.ask(member);
    await visitor.secondStep({ body: { challenge, method: "TOTP", code: app.code() } });
    clock.advance(60);
    await expect(visitor.secondStep({ body: { challenge, method: "TOTP", code: app.code() } })).rejects.toMatchObject(
      refusal("SIGNIN_EXPIRED", 410),
    );
  });

  test("is over after five minutes", async ({ steps, member, visitor }) => {
    const app = await steps.addAuthenticator(member);
    const { challenge } = await steps.ask(member);
    clock.advance(300);
    await expect(visitor.secondStep({ body: { challenge, method: "TOTP", code: app.code() } })).rejects.toMatchObject(
      refusal("SIGNIN_EXPIRED", 410),
    );
  });

  test("is over after five tries, and the right code comes too late", async ({ steps, member, visitor }) => {
    const app = await steps.addAuthenticator(member);
    clock.advance(60);
    const right = app.code();
    const wrong = right === "000000" ? "111111" : "000000";
    const { challenge } = await steps.ask(member);
    for (let tries = 0; tries < 5; tries++)
      await expect(visitor.secondStep({ body: { challenge, method: "TOTP", code: wrong } })).rejects.toMatchObject(
        refusal("AUTHENTICATOR_CODE_WRONG"),
      );
    await expect(visitor.secondStep({ body: { challenge, method: "TOTP", code: right } })).rejects.toMatchObject(
      refusal("SIGNIN_EXPIRED", 410),
    );
  });

  test("to add a passkey signs nobody in, and one to sign in adds none", async ({ steps, member, visitor }) => {
    const { phone } = await steps.addPasskey(member);
    const options = await member.api.startPasskey();
    await expect(
      visitor.secondStep({
        body: { challenge: options.challenge, method: "PASSKEY", passkey: phone.get({ challenge: options.challenge }) },
      }),
    ).rejects.toMatchObject(refusal("SIGNIN_EXPIRED", 410));
    const { challenge } = await visitor.startPasskeySignIn();
    const passkey = steps.device().create({ challenge, user: options.user });
    await expect(member.api.addPasskey({ body: { challenge, name: "Vreemd", passkey } })).rejects.toMatchObject(
      refusal("SIGNIN_EXPIRED", 410),
    );
  });

  test("that was made up is over, and one that names nobody accepts no code", async ({ visitor }) => {
    const { challenge } = await visitor.startPasskeySignIn();
    for (const one of [challenge, "verzonnen"])
      await expect(
        visitor.secondStep({ body: { challenge: one, method: "TOTP", code: "123456" } }),
      ).rejects.toMatchObject(refusal("SIGNIN_EXPIRED", 410));
  });
});

describe("a passkey", () => {
  test("alone signs in, and who requests a challenge learns nothing of who has one", async ({
    steps,
    member,
    visitor,
    podium,
  }) => {
    const { phone } = await steps.addPasskey(member);
    const { challenge, ...rest } = await visitor.startPasskeySignIn();
    expect(rest).toEqual({ methods: ["PASSKEY"] });
    const { token } = await visitor.secondStep({
      body: { challenge, method: "PASSKEY", passkey: phone.get({ challenge }) },
    });
    expect((await call(podium, "GET", "/api/auth/me", { token })).json()).toMatchObject({ id: member.id });
    const [passkey] = (await member.api.getSecondStep()).passkeys;
    expect(passkey).toMatchObject({ name: "Mijn telefoon", lastUsedAt: clock.now().toISOString() });
  });

  test.for([
    ["of another page", { origin: "https://nep.example" }],
    ["of another domain", { rpId: "nep.example" }],
    ["of another challenge", { challenge: "iets-anders" }],
    ["without a fingerprint or PIN", { unverified: true }],
    ["made for adding one", { type: "webauthn.create" }],
  ] as const)("%s is refused", async ([_what, ceremony], { steps, member, visitor }) => {
    const { phone } = await steps.addPasskey(member);
    const { challenge } = await visitor.startPasskeySignIn();
    const signIn = (passkey: ReturnType<typeof phone.get>) =>
      visitor.secondStep({ body: { challenge, method: "PASSKEY", passkey } });
    await expect(signIn(phone.get({ challenge, ...ceremony }))).rejects.toMatchObject(refusal("PASSKEY_REFUSED"));
    expect(await signIn(phone.get({ challenge }))).toHaveProperty("token");
  });

  test("whose counter decreases or stays the same is refused: it may be a copy", async ({ steps, member, visitor }) => {
    const { phone } = await steps.addPasskey(member);
    const signIn = async (counter: number) => {
      const { challenge } = await visitor.startPasskeySignIn();
      const passkey = phone.get({ challenge, counter });
      return visitor.secondStep({ body: { challenge, method: "PASSKEY", passkey } });
    };
    expect(await signIn(9)).toHaveProperty("token");
    for (const counter of [9, 8, 0]) await expect(signIn(counter)).rejects.toMatchObject(refusal("PASSKEY_REFUSED"));
    expect(await signIn(10)).toHaveProperty("token");
  });

  test("that does not count, as those in the cloud, works as often as one likes", async ({
    steps,
    member,
    visitor,
  }) => {
    const phone = steps.device();
    const options = await member.api.startPasskey();
    const passkey = phone.create(options, { counter: 0 });
    await member.api.addPasskey({ body: { challenge: options.challenge, name: "Wolk", passkey } });
    for (let times = 0; times < 2; times++) {
      const { challenge } = await visitor.startPasskeySignIn();
      const body = { challenge, method: "PASSKEY" as const, passkey: phone.get({ challenge, counter: 0 }) };
      expect(await visitor.secondStep({ body })).toHaveProperty("token");
    }
  });

  test("that claims another account, or is nobody's, is refused in the same words", async ({
    steps,
    member,
    visitor,
  }) => {
    const { phone } = await steps.addPasskey(member);
    const { challenge } = await visitor.startPasskeySignIn();
    const claiming = phone.get({ challenge });
    claiming.response.userHandle = Buffer.from("1").toString("base64url");
    for (const passkey of [claiming, steps.device().get({ challenge })])
      await expect(visitor.secondStep({ body: { challenge, method: "PASSKEY", passkey } })).rejects.toMatchObject(
        refusal("PASSKEY_REFUSED"),
      );
  });

  test("of an account that is closed meanwhile signs nobody in", async ({ steps, member, visitor }) => {
    const { phone } = await steps.addPasskey(member);
    const { challenge } = await visitor.startPasskeySignIn();
    await member.api.deleteOwnAccount({ body: { password: member.password } });
    await expect(
      visitor.secondStep({ body: { challenge, method: "PASSKEY", passkey: phone.get({ challenge }) } }),
    ).rejects.toMatchObject(refusal("PASSKEY_REFUSED"));
  });
});
