import { describe, expect } from "vitest";
import { linksTest } from "#test/mailed-links.ts";
import { createSecondSteps } from "#test/second-steps.ts";
import { plusSeconds } from "#platform/process/clock.ts";

const HOUR = 3600;
const expired = { status: 410, body: { code: "LINK_EXPIRED" } };
const newPassword = "een ander wachtwoord";

const test = linksTest()
  .extend("steps", { scope: "file" }, ({ podium }) => createSecondSteps(podium))
  /** Actions of somebody who knows the password, and of the owner against them */
  .extend("actions", { scope: "file" }, ({ podium, users, steps, visitor }) => {
    type Session = Parameters<typeof steps.addPasskey>[0];
    const linkTo = (email: string) => users.newest("UNDO_SECOND_STEP", email);
    return {
      addPasskey: async (to: Session) => (await steps.addPasskey(to, "Dief")).phone,
      addApp: (to: Session) => steps.addAuthenticator(to),
      linkTo,
      undo: async ({ email }: Session) => visitor.undoSecondStep({ body: { token: await linkTo(email) } }),
      requestPassword: ({ email }: Session) => visitor.forgotPassword({ body: { email } }),
      async choosePassword({ email }: Session) {
        const token = await users.newest("PASSWORD_RESET", email);
        await visitor.resetPassword({ body: { token, password: newPassword, confirmPassword: newPassword } });
        return visitor.signIn({ body: { email, password: newPassword } });
      },
      /** A passkey with its recovery codes, which the account has had for more than three days. */
      async oldPasskey(of: Session) {
        const { phone } = await steps.addPasskey(of, "Van vroeger");
        const createdAt = plusSeconds(podium.deps.clock.now(), -73 * HOUR);
        for (const table of ["passkeys", "recoveryCodes"] as const)
          await podium.deps.database.db.updateTable(table).set({ createdAt }).where("userId", "=", of.id).execute();
        return phone;
      },
    };
  });

describe("the link in the mail about a second step that was added", () => {
  test.for(["passkey", "app"] as const)(
    "gives the owner the account back from who knew the password: %s",
    async (what, { users, actions, steps, visitor }) => {
      const owner = await users.proved();
      await (what === "app" ? actions.addApp(owner) : actions.addPasskey(owner));
      expect(await steps.ask(owner)).toHaveProperty("challenge");
      await actions.undo(owner);
      expect(await users.works(owner.token)).toBe(false);
      const oldPassword = visitor.signIn({ body: { email: owner.email, password: owner.password } });
      await expect(oldPassword).rejects.toMatchObject({ body: { code: "SIGNIN_FAILED" } });
      const entered = await actions.choosePassword(owner);
      expect(entered).toEqual({ token: expect.any(String) });
      const { api } = users.signedIn({ ...owner, token: "token" in entered ? entered.token : "" });
      expect(await api.getSecondStep()).toMatchObject({ passkeys: [], authenticatorSince: null, recoveryCodesLeft: 0 });
    },
  );

  test("leaves the thief's passkey no way in, also not alone", async ({ users, actions, visitor }) => {
    const owner = await users.proved();
    const phone = await actions.addPasskey(owner);
    const answer = async () => {
      const { challenge } = await visitor.startPasskeySignIn();
      const passkey = phone.get({ challenge });
      return visitor.secondStep({ body: { challenge, method: "PASSKEY", passkey } });
    };
    expect(await answer()).toHaveProperty("token");
    await actions.undo(owner);
    await expect(answer()).rejects.toMatchObject({ body: { code: "PASSKEY_REFUSED" } });
  });

  test("leaves what the owner had for days, with its recovery codes, and removes what was added around it", async ({
    users,
    actions,
    visitor,
  }) => {
    const owner = await users.proved();
    const own = await actions.oldPasskey(owner);
    await actions.addPasskey(owner);
    const token = await actions.linkTo(owner.email);
    await actions.addApp(owner);
    await visitor.undoSecondStep({ body: { token } });
    const { challenge } = await visitor.startPasskeySignIn();
    const answer = { challenge, method: "PASSKEY" as const, passkey: own.get({ challenge }) };
    const entered = await visitor.secondStep({ body: answer });
    expect(await users.signedIn({ ...owner, ...entered }).api.getSecondStep()).toMatchObject({
      passkeys: [{ name: "Van vroeger" }],
      authenticatorSince: null,
      recoveryCodesLeft: 10,
    });
  });

  test("takes along what was added shortly before, and ends the link of its notice", async ({
    users,
    actions,
    visitor,
    clock,
  }) => {
    const owner = await users.proved();
    await actions.addPasskey(owner);
    const first = await actions.linkTo(owner.email);
    clock.advance(60);
    await actions.addApp(owner);
    await actions.undo(owner);
    expect(await actions.choosePassword(owner)).toHaveProperty("token");
    await visitor.undoSecondStep({ body: { token: first } });
    const again = visitor.signIn({ body: { email: owner.email, password: newPassword } });
    expect(await again).toHaveProperty("token");
  });

  test("removes an app that was begun long before it was added", async ({ users, actions, steps, clock }) => {
    const owner = await users.proved();
    await steps.addAuthenticator(owner, async () => {
      clock.advance(73 * HOUR);
      await owner.api.prove({ body: { password: owner.password } });
    });
    await actions.undo(owner);
    expect(await actions.choosePassword(owner)).toHaveProperty("token");
  });

  test("still works after a first proof that left a volunteer's second steps in place", async ({
    users,
    actions,
    podium,
  }) => {
    const owner = await users.register();
    const { db } = podium.deps.database;
    await db.updateTable("users").set({ role: "BOX_OFFICE" }).where("id", "=", owner.id).execute();
    await actions.addPasskey(owner);
    await actions.requestPassword(owner);
    expect(await actions.choosePassword(owner)).toHaveProperty("challenge");
    await actions.undo(owner);
    const left = db.selectFrom("passkeys").where("userId", "=", owner.id).selectAll();
    expect(await left.execute()).toEqual([]);
  });

  test("removes old recovery codes when nothing is left that they stand in for", async ({ users, actions, podium }) => {
    const owner = await users.proved();
    await actions.oldPasskey(owner);
    await actions.addApp(owner);
    const [own] = (await owner.api.getSecondStep()).passkeys;
    await owner.api.removePasskey({ params: { id: own?.id ?? 0 } });
    await actions.undo(owner);
    const left = podium.deps.database.db.selectFrom("recoveryCodes").where("userId", "=", owner.id).selectAll();
    expect(await left.execute()).toEqual([]);
  });

  test("changes nothing when it is opened again, nor when it is opened twice at once", async ({
    users,
    actions,
    visitor,
  }) => {
    const owner = await users.proved();
    await actions.addPasskey(owner);
    const body = { token: await actions.linkTo(owner.email) };
    await Promise.all([visitor.undoSecondStep({ body }), visitor.undoSecondStep({ body })]);
    await actions.choosePassword(owner);
    await visitor.undoSecondStep({ body });
    expect(await visitor.signIn({ body: { email: owner.email, password: newPassword } })).toHaveProperty("token");
    expect(await users.tokensTo(owner.email, "PASSWORD_RESET")).toHaveLength(1);
  });

  test("works for three days, and a link of another kind never", async ({ users, actions, visitor, clock }) => {
    const owner = await users.proved();
    await actions.addPasskey(owner);
    const token = await actions.linkTo(owner.email);
    const other = (await users.tokensTo(owner.email))[0] ?? "";
    await expect(visitor.undoSecondStep({ body: { token: other } })).rejects.toMatchObject(expired);
    await expect(visitor.undoEmail({ body: { token } })).rejects.toMatchObject(expired);
    clock.advance(72 * HOUR);
    await expect(visitor.undoSecondStep({ body: { token } })).rejects.toMatchObject(expired);
    expect(await users.works(owner.token)).toBe(true);
  });

  test("opens nothing once the account has another address: that mail's link does", async ({
    users,
    actions,
    visitor,
    podium,
  }) => {
    const owner = await users.proved();
    await actions.addPasskey(owner);
    const token = await actions.linkTo(owner.email);
    const { db } = podium.deps.database;
    await db
      .updateTable("users")
      .set({ email: `dief-${owner.id}@test.example` })
      .where("id", "=", owner.id)
      .execute();
    await expect(visitor.undoSecondStep({ body: { token } })).rejects.toMatchObject(expired);
  });

  test("removes all of them when nobody had proved the address: nobody knows whose they are", async ({
    users,
    actions,
    podium,
  }) => {
    const maker = await users.register();
    await actions.oldPasskey(maker);
    await actions.addPasskey(maker);
    await actions.undo(maker);
    const left = podium.deps.database.db.selectFrom("passkeys").where("userId", "=", maker.id).selectAll();
    expect(await left.execute()).toEqual([]);
  });

  test("is in the log when the account has a role, as its owner's action", async ({ users, actions, podium }) => {
    const owner = await users.proved();
    const { db } = podium.deps.database;
    await db.updateTable("users").set({ role: "BOX_OFFICE" }).where("id", "=", owner.id).execute();
    await actions.addPasskey(owner);
    await actions.undo(owner);
    const log = db.selectFrom("auditLog").where("subjectId", "=", owner.id).where("action", "=", "SECOND_STEP_REMOVED");
    expect(await log.select("actorId").execute()).toEqual([{ actorId: owner.id }]);
  });
});
