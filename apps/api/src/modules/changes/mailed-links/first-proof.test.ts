import type { SignInResult } from "@podium/shared/contracts/second-step";
import type { Role } from "@podium/shared/contracts/roles";
import { describe, expect } from "vitest";
import { invitationsTest } from "#test/invitations.ts";
import { profileWith } from "#test/mailed-links.ts";
import { createSecondSteps } from "#test/second-steps.ts";

const password = "van de juiste persoon";

const test = invitationsTest()
  .extend("steps", { scope: "file" }, ({ podium }) => createSecondSteps(podium))
  .extend("db", { scope: "file" }, ({ podium }) => podium.deps.database.db)
  /** An account from the time when addresses were not verified */
  .extend("unproved", { scope: "file" }, ({ users, db }) => async (role: Role) => {
    const user = await users.register();
    await db.updateTable("users").set({ role }).where("id", "=", user.id).execute();
    return user;
  })
  .extend("noticesTo", { scope: "file" }, ({ db }) => async (userId: number) => {
    const notices = await db.selectFrom("securityNotices").select("what").where("userId", "=", userId).execute();
    return notices.map(({ what }) => what);
  })
  .extend("removals", { scope: "file" }, ({ podium }) => async (userId: number) => {
    const query = { search: "", action: "SECOND_STEP_REMOVED", page: 1, pageSize: 200 } as const;
    const { items } = await podium.deps.audit.list(query);
    return items.filter(({ subjectId }) => subjectId === userId).length;
  });

describe("the first proof of an address that has a role", () => {
  test("leaves the second step in place: whoever reads the mails alone does not get in", async ({
    users,
    steps,
    unproved,
    visitor,
  }) => {
    for (const role of ["DOOR", "BOX_OFFICE", "ADMIN"] as const) {
      const { email, ...user } = await unproved(role);
      const app = await steps.addAuthenticator({ email, ...user });
      await visitor.requestSignInLink({ body: { email } });
      const opened = await visitor.openSignInLink({ body: { token: await users.newest("SIGN_IN", email) } });
      if ("token" in opened) throw new Error(`a link alone signs ${role} in`);
      expect(opened.methods).toEqual(["TOTP", "RECOVERY"]);
      const { challenge } = opened;
      const { token } = await visitor.secondStep({ body: { challenge, method: "TOTP", code: app.code(1) } });
      expect(await users.works(token)).toBe(true);
    }
  });

  test("leaves it in place also by a link for a new password", async ({ users, steps, unproved, visitor }) => {
    const { email, ...user } = await unproved("ADMIN");
    await steps.addAuthenticator({ email, ...user });
    await visitor.forgotPassword({ body: { email } });
    const token = await users.newest("PASSWORD_RESET", email);
    await visitor.resetPassword({ body: { token, password, confirmPassword: password } });
    expect(await steps.ask({ email, password })).toMatchObject({ methods: ["TOTP", "RECOVERY"] });
  });

  test("leaves it in place also by an invitation to a higher one", async ({
    users,
    steps,
    unproved,
    visitor,
    invitations,
    inviter,
  }) => {
    for (const [role, higher] of [
      ["DOOR", "BOX_OFFICE"],
      ["BOX_OFFICE", "ADMIN"],
    ] as const) {
      const { email, ...user } = await unproved(role);
      const app = await steps.addAuthenticator({ email, ...user });
      await invitations.invite(inviter, email, higher);
      const accepted = (await invitations.accept(await invitations.linkTo(email), {})).json<SignInResult>();
      if ("token" in accepted) throw new Error(`an invitation alone signs ${role} in`);
      expect(accepted.methods).toEqual(["TOTP", "RECOVERY"]);
      const { challenge } = accepted;
      const { token } = await visitor.secondStep({ body: { challenge, method: "TOTP", code: app.code(1) } });
      expect(await users.me(token)).toMatchObject({ email, role: higher });
    }
  });

  test("leaves an older second step in place also by the link about a newer one", async ({
    users,
    steps,
    unproved,
    visitor,
    clock,
  }) => {
    const user = await unproved("BOX_OFFICE");
    const { phone } = await steps.addPasskey(user);
    const signIn = async () => {
      const { challenge } = await visitor.startPasskeySignIn();
      const passkey = phone.get({ challenge });
      const { token } = await visitor.secondStep({ body: { challenge, method: "PASSKEY", passkey } });
      return users.signedIn({ ...user, token });
    };
    clock.advance(4 * 24 * 3600);
    await steps.addAuthenticator(await signIn());
    await visitor.undoSecondStep({ body: { token: await users.newest("UNDO_SECOND_STEP", user.email) } });
    const { passkeys, authenticatorSince } = await (await signIn()).api.getSecondStep();
    expect([passkeys.length, authenticatorSince]).toEqual([1, null]);
  });
});

describe("the owner is notified by mail", () => {
  test("that the password of before ended with the first proof, when there was one", async ({
    users,
    mailbox,
    noticesTo,
  }) => {
    const [member, guest] = [await users.register(), await users.guest()];
    for (const { email } of [member, guest]) await users.byLink(email);
    expect([await noticesTo(member.id), await noticesTo(guest.id)]).toEqual([["PASSWORD_ENDED"], []]);
    const mail = (await mailbox.mailsTo(member.email)).at(-1);
    expect(mail?.subject).toBe("Het wachtwoord van uw account werkt niet meer");
    expect(mail?.text).toContain("https://podium.test/wachtwoord-vergeten");
    // From then on the address is proved, and another link takes nothing away.
    await users.byLink(member.email);
    expect(await noticesTo(member.id)).toEqual(["PASSWORD_ENDED"]);
  });

  test("that a link removed second steps, which is logged for an account with a role", async ({
    users,
    steps,
    noticesTo,
    removals,
    db,
  }) => {
    const maker = await users.register();
    await steps.addAuthenticator(maker);
    await users.byLink(maker.email);
    expect(await noticesTo(maker.id)).toContain("SECOND_STEP_REMOVED");
    expect(await removals(maker.id)).toBe(0);

    const volunteer = await users.proved();
    const { email } = volunteer;
    await db.updateTable("users").set({ role: "BOX_OFFICE" }).where("id", "=", volunteer.id).execute();
    await volunteer.api.updateProfile({
      body: profileWith(volunteer, { email: `x${email}`, password: volunteer.password }),
    });
    await steps.addAuthenticator(volunteer);
    await users.open("undo-email", await users.newest("UNDO_EMAIL", email));
    expect(await noticesTo(volunteer.id)).toContain("SECOND_STEP_REMOVED");
    expect(await removals(volunteer.id)).toBe(1);
  });
});

test("a role is given only to an address that somebody proved to read", async ({ users, admin }) => {
  const give = (user: { id: number; email: string }, role: Role, email = user.email) =>
    admin.call("PUT", "/api/admin/updateProfile", { ...profileWith(user, { email }), role });
  const [unproved, proved] = [await users.register(), await users.proved()];
  const refused = { statusCode: 409, code: "ADDRESS_UNPROVED" };
  for (const role of ["DOOR", "BOX_OFFICE", "ADMIN"] as const) {
    expect((await give(unproved, role)).json()).toMatchObject(refused);
    expect((await give(proved, role, `anders-${proved.email}`)).json()).toMatchObject(refused);
  }
  expect((await give(unproved, "USER")).statusCode).toBe(200);
  expect((await give(proved, "BOX_OFFICE")).statusCode).toBe(200);
});
