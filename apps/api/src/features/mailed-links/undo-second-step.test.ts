import { describe, expect } from "vitest";
import type { withToken } from "#test/factories.ts";
import { linksTest } from "#test/mailed-links.ts";
import { createSecondSteps } from "#test/second-steps.ts";
import { plusSeconds } from "#platform/clock.ts";

const HOUR = 3600;
const expired = { status: 410, body: { code: "LINK_EXPIRED" } };
const newPassword = "een ander wachtwoord";

const test = linksTest()
  .extend("steps", { scope: "file" }, ({ podium }) => createSecondSteps(podium))
  .extend("add", { scope: "file" }, ({ steps }) => ({
    passkey: async (to: Parameters<typeof steps.addPasskey>[0]) => (await steps.addPasskey(to, "Dief")).phone,
    app: (to: Parameters<typeof steps.addAuthenticator>[0]) => steps.addAuthenticator(to),
  }))
  .extend(
    "linkTo",
    { scope: "file" },
    ({ people }) =>
      (email: string) =>
        people.newest("UNDO_SECOND_STEP", email),
  )
  .extend("choosePassword", { scope: "file" }, ({ people, visitor }) => async (email: string) => {
    const token = await people.newest("PASSWORD_RESET", email);
    await visitor.resetPassword({ body: { token, password: newPassword, confirmPassword: newPassword } });
    return visitor.signIn({ body: { email, password: newPassword } });
  })
  /** A passkey with its recovery codes, which the account has had for more than three days. */
  .extend("oldPasskey", { scope: "file" }, ({ podium, steps }) => async (of: ReturnType<typeof withToken>) => {
    const { phone } = await steps.addPasskey(of, "Van vroeger");
    const createdAt = plusSeconds(podium.deps.clock.now(), -73 * HOUR);
    for (const table of ["passkeys", "recoveryCodes"] as const)
      await podium.deps.database.db.updateTable(table).set({ createdAt }).where("userId", "=", of.id).execute();
    return phone;
  });

describe("the link in the mail about a second step that was added", () => {
  test.for(["passkey", "app"] as const)(
    "gives the owner the account back from who knew the password: %s",
    async (what, { people, steps, add, linkTo, choosePassword, visitor }) => {
      const owner = await people.proved();
      await add[what](owner);
      expect(await steps.ask(owner)).toHaveProperty("challenge");
      await visitor.undoSecondStep({ body: { token: await linkTo(owner.email) } });
      expect(await people.works(owner.token)).toBe(false);
      const oldPassword = visitor.signIn({ body: { email: owner.email, password: owner.password } });
      await expect(oldPassword).rejects.toMatchObject({ body: { code: "SIGNIN_FAILED" } });
      const entered = await choosePassword(owner.email);
      expect(entered).toEqual({ token: expect.any(String) });
      const { api } = people.signedIn({ ...owner, token: "token" in entered ? entered.token : "" });
      expect(await api.getSecondStep()).toMatchObject({ passkeys: [], authenticatorSince: null, recoveryCodesLeft: 0 });
    },
  );

  test("leaves the thief's passkey no way in, also not alone", async ({ people, add, linkTo, visitor }) => {
    const owner = await people.proved();
    const phone = await add.passkey(owner);
    const answer = async () => {
      const { challenge } = await visitor.startPasskeySignIn();
      const passkey = phone.get({ challenge });
      return visitor.secondStep({ body: { challenge, method: "PASSKEY", passkey } });
    };
    expect(await answer()).toHaveProperty("token");
    await visitor.undoSecondStep({ body: { token: await linkTo(owner.email) } });
    await expect(answer()).rejects.toMatchObject({ body: { code: "PASSKEY_REFUSED" } });
  });

  test("keeps what the owner had for days, with its recovery codes, and takes what was added around it", async ({
    people,
    oldPasskey,
    add,
    linkTo,
    visitor,
  }) => {
    const owner = await people.proved();
    const own = await oldPasskey(owner);
    await add.passkey(owner);
    const token = await linkTo(owner.email);
    await add.app(owner);
    await visitor.undoSecondStep({ body: { token } });
    const { challenge } = await visitor.startPasskeySignIn();
    const answer = { challenge, method: "PASSKEY" as const, passkey: own.get({ challenge }) };
    const entered = await visitor.secondStep({ body: answer });
    expect(await people.signedIn({ ...owner, ...entered }).api.getSecondStep()).toMatchObject({
      passkeys: [{ name: "Van vroeger" }],
      authenticatorSince: null,
      recoveryCodesLeft: 10,
    });
  });

  test("takes along what was added shortly before, and ends the link that told of it", async ({
    people,
    add,
    linkTo,
    choosePassword,
    visitor,
    clock,
  }) => {
    const owner = await people.proved();
    await add.passkey(owner);
    const first = await linkTo(owner.email);
    clock.advance(60);
    await add.app(owner);
    await visitor.undoSecondStep({ body: { token: await linkTo(owner.email) } });
    expect(await choosePassword(owner.email)).toHaveProperty("token");
    await visitor.undoSecondStep({ body: { token: first } });
    const again = visitor.signIn({ body: { email: owner.email, password: newPassword } });
    expect(await again).toHaveProperty("token");
  });

  test("takes old recovery codes along when nothing is left that they stand in for", async ({
    people,
    oldPasskey,
    add,
    linkTo,
    visitor,
    podium,
  }) => {
    const owner = await people.proved();
    await oldPasskey(owner);
    await add.app(owner);
    const [own] = (await owner.api.getSecondStep()).passkeys;
    await owner.api.removePasskey({ params: { id: own?.id ?? 0 } });
    await visitor.undoSecondStep({ body: { token: await linkTo(owner.email) } });
    const left = podium.deps.database.db.selectFrom("recoveryCodes").where("userId", "=", owner.id).selectAll();
    expect(await left.execute()).toEqual([]);
  });

  test("changes nothing when it is opened again, nor when it is opened twice at once", async ({
    people,
    add,
    linkTo,
    choosePassword,
    visitor,
  }) => {
    const owner = await people.proved();
    await add.passkey(owner);
    const body = { token: await linkTo(owner.email) };
    await Promise.all([visitor.undoSecondStep({ body }), visitor.undoSecondStep({ body })]);
    await choosePassword(owner.email);
    await visitor.undoSecondStep({ body });
    expect(await visitor.signIn({ body: { email: owner.email, password: newPassword } })).toHaveProperty("token");
    expect(await people.tokensTo(owner.email, "PASSWORD_RESET")).toHaveLength(1);
  });

  test("works for three days, and a link of another kind never", async ({ people, add, linkTo, visitor, clock }) => {
    const owner = await people.proved();
    await add.passkey(owner);
    const token = await linkTo(owner.email);
    const other = (await people.tokensTo(owner.email))[0] ?? "";
    await expect(visitor.undoSecondStep({ body: { token: other } })).rejects.toMatchObject(expired);
    await expect(visitor.undoEmail({ body: { token } })).rejects.toMatchObject(expired);
    clock.advance(72 * HOUR);
    await expect(visitor.undoSecondStep({ body: { token } })).rejects.toMatchObject(expired);
    expect(await people.works(owner.token)).toBe(true);
  });

  test("opens nothing once the account has another address: that mail's link does", async ({
    people,
    add,
    linkTo,
    visitor,
    podium,
  }) => {
    const owner = await people.proved();
    await add.passkey(owner);
    const token = await linkTo(owner.email);
    const { db } = podium.deps.database;
    await db
      .updateTable("users")
      .set({ email: `dief-${owner.id}@test.example` })
      .where("id", "=", owner.id)
      .execute();
    await expect(visitor.undoSecondStep({ body: { token } })).rejects.toMatchObject(expired);
  });

  test("takes all of them away when nobody had proved the address: nobody knows whose they are", async ({
    people,
    oldPasskey,
    add,
    linkTo,
    visitor,
    podium,
  }) => {
    const maker = await people.register();
    await oldPasskey(maker);
    await add.passkey(maker);
    await visitor.undoSecondStep({ body: { token: await linkTo(maker.email) } });
    const left = podium.deps.database.db.selectFrom("passkeys").where("userId", "=", maker.id).selectAll();
    expect(await left.execute()).toEqual([]);
  });

  test("is in the log when the account has a role, as its owner's act", async ({
    people,
    add,
    linkTo,
    visitor,
    podium,
  }) => {
    const owner = await people.proved();
    const { db } = podium.deps.database;
    await db.updateTable("users").set({ role: "BOX_OFFICE" }).where("id", "=", owner.id).execute();
    await add.passkey(owner);
    await visitor.undoSecondStep({ body: { token: await linkTo(owner.email) } });
    const log = db.selectFrom("auditLog").where("subjectId", "=", owner.id).where("action", "=", "SECOND_STEP_REMOVED");
    expect(await log.select("actorId").execute()).toEqual([{ actorId: owner.id }]);
  });
});
