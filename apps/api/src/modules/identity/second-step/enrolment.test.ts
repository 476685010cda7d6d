import { signIn } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { makeUser, withToken } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";
import { codeAt, createSecondSteps } from "#test/second-steps.ts";

const START = new Date("2026-11-23T10:00:00Z");
const clock = createFakeClock(START);
const test = apiTest({ clock })
  .extend("steps", { scope: "file" }, ({ podium }) => createSecondSteps(podium))
  .extend("member", ({ steps }) => steps.member())
  .extend("logOf", { scope: "file" }, ({ podium }) => async (userId: number) => {
    const rows = podium.deps.database.db.selectFrom("auditLog").where("subjectId", "=", userId);
    return (await rows.where("subjectType", "=", "user").select("action").orderBy("id").execute()).map(
      ({ action }) => action,
    );
  })
  .extend("noticesOf", { scope: "file" }, ({ podium }) => async (userId: number) => {
    const rows = podium.deps.database.db.selectFrom("securityNotices").where("userId", "=", userId);
    return (await rows.select("what").orderBy("id").execute()).map(({ what }) => what);
  });
test.beforeEach(() => clock.set(START));

const refusal = (status: number, code: string) => ({ status, body: { code } });

describe("every change of a second step", () => {
  test("needs a proof of the last ten minutes: a session of before changes nothing", async ({ steps, member }) => {
    const { passkey } = await steps.addPasskey(member);
    await steps.addAuthenticator(member);
    const options = await member.api.startPasskey();
    const made = steps.device().create(options);
    clock.advance(600);
    const { api } = member;
    const changes = [
      () => api.startPasskey(),
      () => api.addPasskey({ body: { challenge: options.challenge, name: "Dief", passkey: made } }),
      () => api.removePasskey({ params: { id: passkey.id } }),
      () => api.startAuthenticator(),
      () => api.confirmAuthenticator({ body: { code: "123456" } }),
      () => api.removeAuthenticator(),
      () => api.renewRecoveryCodes(),
    ];
    for (const change of changes) await expect(change()).rejects.toMatchObject(refusal(403, "PROOF_NEEDED"));
    expect(await api.getSecondStep()).toMatchObject({ proven: false, passkeys: [{ name: "Mijn telefoon" }] });
  });

  test("is announced by mail, and is in the log of who has a role", async ({
    podium,
    steps,
    member,
    noticesOf,
    logOf,
  }) => {
    const change = async (who: typeof member) => {
      const { passkey } = await steps.addPasskey(who);
      await steps.addAuthenticator(who);
      await who.api.renewRecoveryCodes();
      await who.api.removeAuthenticator();
      await who.api.removePasskey({ params: { id: passkey.id } });
    };
    await change(member);
    const all = [
      "PASSKEY_ADDED",
      "AUTHENTICATOR_ADDED",
      "RECOVERY_CODES_RENEWED",
      "AUTHENTICATOR_REMOVED",
      "PASSKEY_REMOVED",
    ];
    expect(await noticesOf(member.id)).toEqual(all);
    expect(await logOf(member.id)).toEqual([]);
    const cashier = { ...(await makeUser(podium, "BOX_OFFICE")), password: "" };
    await change(cashier);
    expect(await noticesOf(cashier.id)).toEqual(all);
    expect(await logOf(cashier.id)).toEqual(all);
  });
});

describe("a proof", () => {
  test("is the password, where there is no second step", async ({ member }) => {
    clock.advance(600);
    await expect(member.api.prove({ body: { password: "iets anders" } })).rejects.toMatchObject(
      refusal(400, "PASSWORD_WRONG"),
    );
    await expect(member.api.startAuthenticator()).rejects.toMatchObject(refusal(403, "PROOF_NEEDED"));
    await member.api.prove({ body: { password: member.password } });
    expect(await member.api.startAuthenticator()).toHaveProperty("key");
    clock.advance(600);
    await expect(member.api.startAuthenticator()).rejects.toMatchObject(refusal(403, "PROOF_NEEDED"));
  });

  test("is, with a second step, the password and a code, or a passkey of one's own", async ({ steps, member }) => {
    const app = await steps.addAuthenticator(member);
    const { phone } = await steps.addPasskey(member);
    const { phone: strange } = await steps.addPasskey(await steps.member());
    const { api, password } = member;
    const isProven = async () => (await api.getSecondStep()).proven;
    clock.advance(600);
    await expect(api.prove({ body: { password } })).rejects.toMatchObject(refusal(400, "AUTHENTICATOR_CODE_WRONG"));
    const { challenge } = await api.startPasskeySignIn();
    await expect(api.prove({ body: { challenge, passkey: strange.get({ challenge }) } })).rejects.toMatchObject(
      refusal(400, "PASSKEY_REFUSED"),
    );
    expect(await isProven()).toBe(false);
    await api.prove({ body: { password, code: app.code() } });
    expect(await isProven()).toBe(true);
    clock.advance(600);
    await expect(api.prove({ body: { password, code: app.code(-21) } })).rejects.toMatchObject(
      refusal(400, "AUTHENTICATOR_CODE_WRONG"),
    );
    await api.prove({ body: { password, code: app.recoveryCodes[0] ?? "" } });
    expect(await isProven()).toBe(true);
    clock.advance(600);
    const started = await api.startPasskeySignIn();
    await api.prove({ body: { challenge: started.challenge, passkey: phone.get({ challenge: started.challenge }) } });
    expect(await isProven()).toBe(true);
  });

  test("is of one session, not of the account", async ({ podium, member, visitor }) => {
    clock.advance(600);
    const other = withToken(podium, { ...member, token: await signIn(visitor, member) });
    clock.advance(600);
    await member.api.prove({ body: { password: member.password } });
    await expect(other.api.startPasskey()).rejects.toMatchObject(refusal(403, "PROOF_NEEDED"));
  });
});

describe("a passkey", () => {
  test("is added with a name, renamed and removed by its owner alone", async ({ steps, member }) => {
    const { passkey, recoveryCodes } = await steps.addPasskey(member, "Laptop");
    expect(recoveryCodes).toHaveLength(10);
    const stranger = await steps.member();
    const params = { id: passkey.id };
    const notFound = refusal(404, "PASSKEY_NOT_FOUND");
    await expect(stranger.api.renamePasskey({ params, body: { name: "x" } })).rejects.toMatchObject(notFound);
    await expect(stranger.api.removePasskey({ params })).rejects.toMatchObject(notFound);
    expect(await member.api.renamePasskey({ params, body: { name: "Tablet" } })).toMatchObject({ name: "Tablet" });
    expect((await member.api.getSecondStep()).passkeys).toMatchObject([{ name: "Tablet", lastUsedAt: null }]);
  });

  test.for([
    ["of another page", { origin: "https://nep.example" }],
    ["of another domain", { rpId: "nep.example" }],
    ["without a fingerprint or PIN", { unverified: true }],
    ["of another challenge", { challenge: "iets-anders" }],
  ] as const)("%s is not added", async ([_what, ceremony], { steps, member }) => {
    const options = await member.api.startPasskey();
    const passkey = steps.device().create(options, ceremony);
    await expect(
      member.api.addPasskey({ body: { challenge: options.challenge, name: "Nep", passkey } }),
    ).rejects.toMatchObject(refusal(400, "PASSKEY_REFUSED"));
    expect((await member.api.getSecondStep()).passkeys).toEqual([]);
  });

  test("that some account has is not added to another, nor twice", async ({ steps, member }) => {
    const { phone } = await steps.addPasskey(member);
    for (const { api } of [member, await steps.member()]) {
      const options = await api.startPasskey();
      await expect(
        api.addPasskey({ body: { challenge: options.challenge, name: "Weer", passkey: phone.create(options) } }),
      ).rejects.toMatchObject(refusal(409, "PASSKEY_KNOWN"));
    }
  });

  test("is not added by another account's challenge", async ({ steps, member }) => {
    const options = await member.api.startPasskey();
    const thief = await steps.member();
    const passkey = steps.device().create(options);
    await expect(
      thief.api.addPasskey({ body: { challenge: options.challenge, name: "Dief", passkey } }),
    ).rejects.toMatchObject(refusal(410, "SIGNIN_EXPIRED"));
  });

  test("is one of twenty at most, also when several come at once", async ({ podium, steps, member }) => {
    const rows = Array.from({ length: 19 }, (_, index) => ({
      userId: member.id,
      credentialId: `${member.id}-${index}`,
      publicKey: Buffer.from(""),
      counter: 0,
      name: "Oud",
      createdAt: clock.now(),
    }));
    await podium.deps.database.db.insertInto("passkeys").values(rows).execute();
    const started = [await member.api.startPasskey(), await member.api.startPasskey()];
    const added = await Promise.allSettled(
      started.map((options) =>
        member.api.addPasskey({
          body: { challenge: options.challenge, name: "Nieuw", passkey: steps.device().create(options) },
        }),
      ),
    );
    expect(added.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(member.api.startPasskey()).rejects.toMatchObject(refusal(409, "PASSKEYS_FULL"));
  });
});

describe("an authenticator app", () => {
  test("counts only once a code of it came, and its key is an URI that apps read", async ({ member, visitor }) => {
    const { key, uri } = await member.api.startAuthenticator();
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}.*digits=6&period=30/);
    expect(uri).toContain(key);
    await expect(member.api.confirmAuthenticator({ body: { code: "000000" } })).rejects.toMatchObject(
      refusal(400, "AUTHENTICATOR_CODE_WRONG"),
    );
    expect(await visitor.signIn({ body: { email: member.email, password: member.password } })).toHaveProperty("token");
    await member.api.confirmAuthenticator({ body: { code: codeAt(key, clock.now()) } });
    expect(await visitor.signIn({ body: { email: member.email, password: member.password } })).toHaveProperty(
      "challenge",
    );
    await expect(member.api.startAuthenticator()).rejects.toMatchObject(refusal(409, "AUTHENTICATOR_EXISTS"));
  });

  test("that was started again accepts no code of the key before", async ({ member }) => {
    const { key } = await member.api.startAuthenticator();
    const newer = await member.api.startAuthenticator();
    const confirm = (of: string) => member.api.confirmAuthenticator({ body: { code: codeAt(of, clock.now()) } });
    await expect(confirm(key)).rejects.toMatchObject(refusal(400, "AUTHENTICATOR_CODE_WRONG"));
    expect((await confirm(newer.key)).recoveryCodes).toHaveLength(10);
  });
});

describe("recovery codes", () => {
  test("come with the first second step, stay with the next, and go with the last", async ({ steps, member }) => {
    const { recoveryCodes, passkey } = await steps.addPasskey(member);
    expect(recoveryCodes?.every((code) => /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/.test(code))).toBe(true);
    const { key } = await member.api.startAuthenticator();
    const later = await member.api.confirmAuthenticator({ body: { code: codeAt(key, clock.now()) } });
    expect(later.recoveryCodes).toBeNull();
    await member.api.removePasskey({ params: { id: passkey.id } });
    expect((await member.api.getSecondStep()).recoveryCodesLeft).toBe(10);
    await member.api.removeAuthenticator();
    expect((await member.api.getSecondStep()).recoveryCodesLeft).toBe(0);
    await expect(member.api.renewRecoveryCodes()).rejects.toMatchObject(refusal(409, "NO_SECOND_STEP"));
  });

  test("that were renewed replace the earlier ones", async ({ steps, member, visitor }) => {
    const { recoveryCodes: before } = await steps.addAuthenticator(member);
    const { recoveryCodes: after } = await member.api.renewRecoveryCodes();
    const signInWith = async (code = "") => {
      const { challenge } = await steps.ask(member);
      return visitor.secondStep({ body: { challenge, method: "RECOVERY", code } });
    };
    await expect(signInWith(before[0])).rejects.toMatchObject(refusal(400, "RECOVERY_CODE_WRONG"));
    expect(await signInWith(after[0])).toHaveProperty("token");
  });
});

describe("somebody who lost their phone", () => {
  test("gets in again with the password, once an administrator removed the second step; sessions end", async ({
    steps,
    member,
    admin,
    visitor,
    noticesOf,
    logOf,
  }) => {
    await steps.addPasskey(member);
    await steps.addAuthenticator(member);
    await admin.api.removeSecondStep({ params: { id: member.id } });
    await expect(member.api.getProfile()).rejects.toMatchObject({ status: 401 });
    expect(await visitor.signIn({ body: { email: member.email, password: member.password } })).toHaveProperty("token");
    expect((await noticesOf(member.id)).at(-1)).toBe("SECOND_STEP_REMOVED");
    expect(await logOf(member.id)).toEqual(["SECOND_STEP_REMOVED"]);
    await expect(admin.api.removeSecondStep({ params: { id: member.id } })).rejects.toMatchObject(
      refusal(409, "NO_SECOND_STEP_OF_USER"),
    );
  });

  test("is no administrator who removes their own here, nor one without a recent proof", async ({
    steps,
    member,
    podium,
  }) => {
    const other = await makeUser(podium, "ADMIN");
    await steps.addPasskey(member);
    await expect(other.api.removeSecondStep({ params: { id: other.id } })).rejects.toMatchObject(
      refusal(409, "OWN_SECOND_STEP"),
    );
    clock.advance(600);
    await expect(other.api.removeSecondStep({ params: { id: member.id } })).rejects.toMatchObject(
      refusal(403, "PROOF_NEEDED"),
    );
    expect((await member.api.getSecondStep()).passkeys).toHaveLength(1);
  });
});
